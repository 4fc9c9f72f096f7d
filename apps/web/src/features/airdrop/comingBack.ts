import { paths } from '../../shared/paths.ts';

/** Returns the address to which a service redirects the member. It opens the quest. */
export const callbackUrl = (quest: number): string => `${location.origin}${paths.home.getHref()}?quest=${quest}`;
