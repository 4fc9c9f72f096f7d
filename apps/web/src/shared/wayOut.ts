import { layoutMessages } from './messages.ts';
import { paths } from './paths.ts';
import { homeHref, isOn, type PublicSite } from './site.ts';

/** Where a page that has nothing to show leads: to the projects, or the home page of a site without them. */
export const wayOut = (site: PublicSite) =>
  isOn(site, 'projects')
    ? { href: paths.projects.getHref(), label: layoutMessages.toProjects }
    : { href: homeHref(site), label: layoutMessages.toHome };
