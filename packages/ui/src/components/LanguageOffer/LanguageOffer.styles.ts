import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.sunken,
  color: token.color.ink,
});

/** As wide as the page below. The icons at both ends align with the edges of the page's content. */
export const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
  boxSizing: 'border-box',
  maxInlineSize: `calc(${token.size.content} + 2 * ${token.size.gutter})`,
  marginInline: 'auto',
  paddingBlock: token.space[1],
  paddingInline: `calc(${token.size.gutter} - ${token.space[2]})`,
});
