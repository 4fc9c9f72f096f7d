import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

const ring = `${token.stroke.focus} solid ${token.color.accent}`;

/** Focus ring of interactive elements. An outline, because forced colors keep it. */
export const focusRing = css({
  outline: 'none',
  '&[data-focus-visible]': { outline: ring, outlineOffset: '2px' },
});

/** The same ring inside the border, for adjacent rows and cells. */
export const focusRingInside = css({
  outline: 'none',
  '&[data-focus-visible]': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
});
