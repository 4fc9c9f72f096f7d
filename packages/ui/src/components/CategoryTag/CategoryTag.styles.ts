import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, {
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: token.space[2],
  paddingBlock: '2px',
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: token.radius.s,
  background: token.color.surface,
  color: token.color.ink,
  overflowWrap: 'anywhere',
  '&[data-tone=tint]': {
    borderColor: token.color.tintLine,
    background: token.color.tint,
    color: token.color.accentInk,
  },
});
