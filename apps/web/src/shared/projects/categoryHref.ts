import { paths } from '../paths.ts';

/** The project list, narrowed to a category. */
export const categoryHref = (category: string): string =>
  paths.projects.getHref(new URLSearchParams({ category }).toString());
