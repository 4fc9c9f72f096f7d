import { css } from '@emotion/react';
import { text } from '../internal/text.ts';
import { token } from '../theme/tokens.ts';

export const root = css(text.tag, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  minInlineSize: 0,
  padding: 0,
  color: token.color.ink2,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '> li': { minInlineSize: 0 },
  '&[data-variant=text]': {
    columnGap: token.space[1],
    rowGap: 0,
    // Written by the style, so that a screen reader hears a list and not its commas.
    '> li:has(~ li)::after': { content: "','" },
  },
});
