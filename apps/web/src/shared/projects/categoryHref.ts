import { paths } from '../paths.ts';

/** Returns the address of the project list, filtered by a category. */
export const categoryHref = (category: string): string =>
  paths.projects.getHref(new URLSearchParams({ category }).toString());
