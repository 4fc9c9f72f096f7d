import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.title, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[3],
  minBlockSize: '100dvh',
  padding: token.size.gutter,
  background: token.color.canvas,
  color: token.color.ink,
  '& > svg': { color: token.color.accentInk },
});
