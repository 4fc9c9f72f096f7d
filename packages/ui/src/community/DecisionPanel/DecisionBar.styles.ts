import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  paddingBlock: `${token.space[3]} max(${token.space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: token.size.gutter,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.surface,
  '& > *': { flex: '1 1 auto' },
});
