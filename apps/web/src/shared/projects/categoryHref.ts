import { paths } from '../paths.ts';

/** The address of the project list, filtered by a category. */
export const categoryHref = (category: string): string =>
  paths.projects.getHref(new URLSearchParams({ category }).toString());
