import { token } from '../theme/tokens.ts';

/**
 * Block padding that makes an inline link as tall as the minimum target. It doesn't affect the line height. The text is
 * assumed to be 1.25em tall.
 */
export const targetPadding = `max(0px, (${token.size.target} - 1.25em) / 2)`;
