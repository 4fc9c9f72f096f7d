import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

const ring = `${token.stroke.focus} solid ${token.color.accent}`;

/** The focus ring of everything that is pressed. An outline, so it stays in forced colours. */
export const focusRing = css({
  outline: 'none',
  '&[data-focus-visible]': { outline: ring, outlineOffset: '2px' },
});

/** The same ring inside the edge, for rows and cells that touch their neighbours. */
export const focusRingInside = css({
  outline: 'none',
  '&[data-focus-visible]': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
});
