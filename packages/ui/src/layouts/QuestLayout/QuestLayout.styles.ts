import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  [below.sm]: { gap: token.space[6] },
});

export const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
  minInlineSize: 0,
  [below.sm]: { gap: token.space[8] },
});
