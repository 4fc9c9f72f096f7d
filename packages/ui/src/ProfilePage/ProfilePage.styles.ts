import { css } from '@emotion/react';
import { below, token } from '../theme/tokens.ts';

export const root = css({
  // A list may take the gutter on a phone, where its edges are the screen's.
  '--ui-bleed': '0px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  '& [data-component=Tabs] > [data-part=panel]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space[4],
    paddingBlockStart: token.space[4],
  },
  [below.sm]: { '--ui-bleed': token.size.gutter, gap: token.space[4] },
});
