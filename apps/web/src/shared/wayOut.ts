import { layoutMessages } from './messages.ts';
import { paths } from './paths.ts';
import { homeHref, isOn, type PublicSite } from './site.ts';

/** The link for a page with nothing to show: to the projects or, on a site without them, to the home page. */
export const wayOut = (site: PublicSite) =>
  isOn(site, 'projects')
    ? { href: paths.projects.getHref(), label: layoutMessages.toProjects }
    : { href: homeHref(site), label: layoutMessages.toHome };
