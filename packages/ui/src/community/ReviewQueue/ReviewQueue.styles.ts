import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  // Scrolls if the filters leave too little room for the list.
  overflowY: 'auto',
  background: token.color.surface,
  color: token.color.ink,
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token.space[2],
  paddingBlock: `${token.space[3]} ${token.space[2]}`,
  paddingInline: token.space[4],
});

export const title = css(text.h2);

export const position = css(text.label, tabular, { color: token.color.ink2 });

export const filters = css({ paddingInline: token.space[4], paddingBlockEnd: token.space[3], overflowX: 'auto' });

export const refinements = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: token.space[2],
  paddingInline: token.space[4],
  paddingBlockEnd: token.space[2],
  // Wide enough for an option's longest word and the caret. The grid column limits the fields, because inputs have an
  // intrinsic width.
  '& > *': { flex: '1 1 8.25rem', minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  // Wide enough for a descriptive placeholder. A button takes the remaining space or wraps onto its own line.
  '& > :has(input[type=search])': {
    flexBasis: '13rem',
    // Fields have larger text on touch devices.
    '@media (pointer: coarse)': { flexBasis: '14.75rem' },
  },
  // As tall as the field beside it.
  '& > button': { flex: 'none', alignSelf: 'stretch' },
  // A date range gets its own line.
  '& > :has([aria-haspopup=dialog])': { flexBasis: '100%' },
});

export const toolbar = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[1],
  paddingInline: token.space[4],
  paddingBlockEnd: token.space[1],
});

export const footer = css({
  display: 'grid',
  gap: token.space[3],
  padding: `${token.space[2]} ${token.space[4]}`,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
});

export const list = css({
  flex: '1 0 0%',
  // Fits about three rows.
  minBlockSize: '9rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 0,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
});

/** As tall as all rows together. The rendered ones are positioned inside it. */
export const rows = css({
  position: 'relative',
  blockSize: 'var(--ui-block-size)',
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'absolute', insetInline: 0, insetBlockStart: 'var(--ui-start)' },
});

export const entry = css({
  display: 'flex',
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  '&[data-selected]': { background: token.color.hover },
});

/** Makes the whole start of the row a press target for its small checkbox. */
export const check = css({
  display: 'grid',
  flex: 'none',
  '& label, & [data-part=press]': { blockSize: '100%', paddingInline: `${token.space[4]} ${token.space[2]}`, gap: 0 },
  '& + button': { paddingInlineStart: token.space[2] },
});

export const item = css(text.body, focusRingInside, {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[3],
  flex: 1,
  minInlineSize: 0,
  paddingBlock: token.space[1],
  paddingInline: token.space[4],
  border: 0,
  background: 'none',
  color: token.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}`,
  '&[data-hovered]': { background: token.color.hover },
  '&[aria-current]': { background: token.color.tint },
  // A border, because forced colors remove backgrounds.
  '&[aria-current]::before': {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `${token.stroke.needle} solid ${token.color.accent}`,
  },
});

export const icon = css({ flex: 'none', display: 'inline-flex', paddingBlock: '2px', color: token.color.ink2 });

export const words = css({ flex: 1, minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** One line, because pressing the row shows the full text. */
export const name = css({
  overflow: 'hidden',
  fontWeight: token.weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const author = css(text.label, {
  display: 'flex',
  alignItems: 'center',
  columnGap: token.space[2],
  color: token.color.ink2,
  // One line, so that all rows have the same height.
  whiteSpace: 'nowrap',
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > [data-part=note]': { flex: 'none', color: token.color.accentInk, fontWeight: token.weight.current },
});

export const age = css(text.tag, tabular, {
  flex: 'none',
  paddingBlock: `calc((${token.text.body.line} - ${token.text.tag.line}) / 2)`,
  color: token.color.ink3,
});

export const other = css({
  paddingInline: token.space[4],
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
});

/** An icon and text, because not every reader can tell colors apart. */
export const warning = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  color: token.color.warn,
  fontWeight: token.weight.current,
});
