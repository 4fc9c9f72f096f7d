import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

/**
 * On narrow screens, the list of keys is hidden. The switch that turns the keys off stays, because a narrow window may
 * be a zoomed one with a keyboard.
 */
export const root = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  minBlockSize: token.size.tabs,
  paddingInline: token.size.gutter,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.surface,
  color: token.color.ink2,
  paddingBlock: token.space[1],
  // Set only where the grid has this area, because naming a missing area would add a column.
  [from.md]: { gridArea: 'keys', position: 'sticky', insetBlockEnd: 0 },
  [from.lg]: { position: 'static' },
});

export const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[4],
  rowGap: token.space[1],
  padding: 0,
  listStyle: 'none',
  [below.sm]: { display: 'none' },
});

export const key = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[2] });

export const range = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[1] });

export const end = css(tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  marginInlineStart: 'auto',
  [below.sm]: { flex: 1, justifyContent: 'space-between' },
});

export const hint = css(text.body, { marginBlockEnd: token.space[3], color: token.color.ink2 });

export const summary = css({ [below.lg]: { display: 'none' } });

export const list = css(text.body, {
  display: 'grid',
  color: token.color.ink,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '5em minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: token.space[2],
  },
  '& > div ~ div': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
});
