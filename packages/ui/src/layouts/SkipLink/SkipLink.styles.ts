import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, {
  position: 'fixed',
  insetBlockStart: token.space[2],
  insetInlineStart: token.space[2],
  zIndex: token.layer.toast,
  maxInlineSize: `calc(100vw - 2 * ${token.space[2]})`,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  borderRadius: token.radius.m,
  background: token.color.raised,
  color: token.color.ink,
  fontWeight: token.weight.current,
  boxShadow: token.shadow.popover,
  outline: `${token.stroke.focus} solid ${token.color.accent}`,
  '&:not(:focus)': {
    insetBlockStart: 0,
    clipPath: 'inset(50%)',
    inlineSize: '1px',
    blockSize: '1px',
    padding: 0,
    overflow: 'hidden',
  },
});
