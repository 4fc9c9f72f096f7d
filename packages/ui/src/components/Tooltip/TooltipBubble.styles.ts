import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.label, {
  maxInlineSize: '280px',
  paddingInline: token.space[2],
  paddingBlock: token.space[1],
  borderRadius: token.radius.s,
  background: token.color.solid,
  color: token.color.onSolid,
  // Forced colors make this outline visible as an edge.
  outline: `${token.stroke.line} solid transparent`,
  overflowWrap: 'anywhere',
  transition: `opacity ${token.duration.press} ${token.ease.out}`,
  '&[data-entering], &[data-exiting]': { opacity: 0 },
});
