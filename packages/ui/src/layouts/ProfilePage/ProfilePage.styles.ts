import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

/** At least as tall as the viewport, so that the footer stays in place while content loads. */
export const root = css({
  // On a phone, a list may extend into the gutter, up to the edges of the screen.
  '--ui-bleed': '0px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[6],
  minBlockSize: '100svh',
  [below.sm]: { '--ui-bleed': token.size.gutter, gap: token.space[4] },
});
