import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[4],
  '& > *': { flex: '1 1 200px', minInlineSize: 0, maxInlineSize: '400px' },
});
