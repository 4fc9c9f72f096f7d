import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

/** Dot of a radio button, inside the element that carries its state. */
export const radioDot = css({
  flex: 'none',
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: '50%',
  background: token.color.surface,
  // A thick border instead of a background, because forced colors remove backgrounds.
  '[data-selected] > &': { border: `5px solid ${token.color.accent}` },
});
