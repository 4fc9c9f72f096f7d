import { paths } from '../../shared/paths.ts';

/** The return address for a service: the quest that it verifies. */
export const callbackUrl = (quest: number): string => `${location.origin}${paths.home.getHref()}?quest=${quest}`;
