import { css } from '@emotion/react';
import { matchParent, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, {
  display: 'grid',
  gap: token.space[3],
  minInlineSize: 0,
  padding: token.space[3],
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: token.radius.m,
  background: token.color.sunken,
  color: token.color.ink,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  '& > li': { display: 'grid', gap: token.space[1], justifyItems: 'start', minInlineSize: 0 },
  // Keeps the member's line breaks.
  '& [data-part=text]': [matchParent, { color: token.color.ink2, whiteSpace: 'pre-line', textWrap: 'pretty' }],
});
