import { token } from '../theme/tokens.ts';

/** Makes a link among words high enough to press. Padding of what is inline moves no line; its letters stand 1.25em high. */
export const targetPadding = `max(0px, (${token.size.target} - 1.25em) / 2)`;
