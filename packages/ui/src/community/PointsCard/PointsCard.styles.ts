import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[4],
  minInlineSize: 0,
  padding: token.space[8],
  [below.sm]: { padding: token.space[4] },
});

export const stats = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  columnGap: token.space[4],
  rowGap: token.space[3],
});
