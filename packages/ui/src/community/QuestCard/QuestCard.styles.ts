import { css } from '@emotion/react';
import { matchParent, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

/** One style rule for the whole card, because a grid has many cards. */
export const root = css({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: '172px',
  blockSize: '100%',
  padding: `calc(${token.space[4]} + ${token.space[1]})`,
  // A single card in a Panel inherits the Panel's corners.
  borderRadius: 'inherit',
  background: token.color.surface,
  color: token.color.ink,
  overflowWrap: 'anywhere',
  '& [data-part=top]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[3],
    minBlockSize: token.size.target,
  },
  '& [data-part=top] > svg': { color: token.color.ink2 },
  '& [data-part=points]': [text.h2, { marginInlineStart: 'auto', textAlign: 'end' }],
  '& [data-part=title]': [text.title, matchParent, { paddingBlockStart: token.space[2], textWrap: 'balance' }],
  '& [data-part=description]': [
    text.body,
    matchParent,
    { paddingBlockStart: token.space[1], color: token.color.ink2, textWrap: 'pretty' },
  ],
  '& [data-part=bottom]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: token.space[3],
    rowGap: token.space[2],
    // Same height with and without a button, so that states align across a row.
    minBlockSize: `calc(${token.size.controlS} + ${token.space[4]})`,
    marginBlockStart: 'auto',
    paddingBlockStart: token.space[4],
  },
  // Aligns the text of a borderless button with the end of the points.
  '& [data-part=bottom] > [data-variant=quiet]': {
    marginInlineEnd: `calc(-1 * (${token.space[3]} + ${token.stroke.line}))`,
  },
  '& [data-part=gauge]': { flex: '0 1 104px' },
  '& [data-part=track]': {
    display: 'block',
    blockSize: '6px',
    border: `${token.stroke.line} solid ${token.color.edge}`,
    background: token.color.sunken,
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: 'var(--share)',
      blockSize: '100%',
      background: token.color.ink2,
      '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  '&[data-next]': { background: token.color.tint },
  '&[data-state=locked]': { background: token.color.canvas },
  '&[data-state=completed]': { color: token.color.ink2 },
});
