import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

/** The sign of a radio button, inside what carries its state. */
export const radioDot = css({
  flex: 'none',
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: '50%',
  background: token.color.surface,
  // A border, for forced colours drop backgrounds.
  '[data-selected] > &': { border: `5px solid ${token.color.accent}` },
});
