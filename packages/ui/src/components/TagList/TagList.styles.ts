import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  minInlineSize: 0,
  padding: 0,
  color: `var(--ui-tag-list-ink, ${token.color.ink2})`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '&[data-size=m]': text.label,
  '> li': { minInlineSize: 0 },
  '& a': {
    // Above the link that covers the surrounding card.
    position: 'relative',
    display: 'block',
    maxInlineSize: '100%',
    // Adds two pixels of height, because a tag is shorter than the minimum target.
    paddingBlock: '1px',
    marginBlock: '-1px',
    borderRadius: token.radius.s,
    outline: 'none',
    color: 'inherit',
    textDecoration: 'none',
    '&[data-hovered]': { textDecoration: 'underline', '& > span': { background: token.color.hover } },
    '&[data-focus-visible]': { outline: `${token.stroke.focus} solid ${token.color.accent}` },
  },
  '&[data-variant=text]': {
    columnGap: token.space[1],
    rowGap: 0,
    // Plain text is shorter than the minimum target, so padding extends the link.
    '& a': { minInlineSize: token.size.target, paddingBlock: '4px', marginBlock: '-4px' },
    '&:has(a)': { rowGap: token.space[2] },
    '&:has(a) > li': { display: 'flex' },
    // Added by CSS, so that the commas aren't part of the items' text.
    '> li:has(~ li)::after': { content: 'var(--comma)' },
  },
});
