import { layoutMessages } from './messages.ts';
import { paths } from './paths.ts';
import { homeHref, isOn, type PublicSite } from './site.ts';

/** The link of a page that has nothing to show: to the projects, or to the home page of a site without them. */
export const wayOut = (site: PublicSite) =>
  isOn(site, 'projects')
    ? { href: paths.projects.getHref(), label: layoutMessages.toProjects }
    : { href: homeHref(site), label: layoutMessages.toHome };
