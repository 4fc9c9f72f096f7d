import { css } from '@emotion/react';
import { below, token } from '../theme/tokens.ts';

export const root = css({
  // A list may take the gutter on a phone, where its edges are the screen's.
  '--ui-bleed': '0px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  [below.sm]: { '--ui-bleed': token.size.gutter, gap: token.space[4] },
});
