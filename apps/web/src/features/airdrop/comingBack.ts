import { paths } from '../../shared/paths.ts';

/** Where a service brings the member back to: the quest that it was asked for. */
export const callbackUrl = (quest: number): string => `${location.origin}${paths.home.getHref()}?quest=${quest}`;
