import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

/** At least as tall as the screen: what comes into it does not move what stands below. */
export const root = css({
  // A list may take the gutter on a phone, where its edges are the screen's.
  '--ui-bleed': '0px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[6],
  minBlockSize: '100svh',
  [below.sm]: { '--ui-bleed': token.size.gutter, gap: token.space[4] },
});
