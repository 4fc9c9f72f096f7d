import { token } from '../theme/tokens.ts';

/** Makes an inline link tall enough to press. Inline padding doesn't affect line height; the text is 1.25em tall. */
export const targetPadding = `max(0px, (${token.size.target} - 1.25em) / 2)`;
