import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { track } from '../../components/ProgressBar/ProgressBar.styles.ts';
import { below, token } from '../../theme/tokens.ts';

const row = '52px';

/** Width of a phone at 200 % text size, where a name needs its own line. */
const narrow = '@container (max-width: 14rem)';

export const root = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** Aligns skeletons at their end, like the numbers that they replace. */
export const figure = css({ display: 'grid', justifyItems: 'end' });

export const table = css(panel, text.label, {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: token.color.ink2,
  textAlign: 'start',
  '& th, & td': { paddingInline: token.space[4], fontWeight: token.weight.body, textAlign: 'inherit' },
  '& [data-part=rank], & [data-part=member]': { paddingInlineEnd: 0 },
  '& [data-part=gained], & [data-part=points]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td[data-part=gained]': tabular,
  '& td[data-part=points]': [text.title, tabular, { color: token.color.ink, fontWeight: token.weight.strong }],
  '& [data-part=row] > *': {
    blockSize: row,
    // Subtracts the hairline's width from the bottom padding, so that centered content lands on whole pixels.
    paddingBlock: `${token.space[2]} calc(${token.space[2]} - ${token.stroke.line})`,
    borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  },
  // Room for the sticky row, so that it doesn't cover a focused link.
  '& a': {
    scrollMarginBlock: `calc(${token.size.header} + ${row} + ${token.space[4]}) calc(${row} + ${token.space[4]})`,
  },
  '& [data-own] > *': {
    position: 'sticky',
    insetBlock: `${token.size.header} 0`,
    zIndex: 1,
    borderBlockStartColor: token.color.tintLine,
    // Covers the hairline of the row below, even while the row is sticky.
    boxShadow: `0 ${token.stroke.line} ${token.color.tintLine}`,
    background: token.color.tint,
  },
  '& [data-own] > [data-part=rank]::before': {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `${token.stroke.needle} solid ${token.color.accent}`,
  },
  [below.md]: {
    display: 'block',
    '& tbody': { display: 'block' },
    // Matches the height of the sticky row, which has several lines on a phone.
    '& a': { scrollMarginBlock: `calc(${token.size.header} + 8rem) 8rem` },
    '& [data-part=row]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(3em, auto) minmax(0, 1fr) auto',
      columnGap: token.space[3],
      rowGap: token.space[2],
      alignItems: 'center',
      minBlockSize: row,
      paddingBlock: token.space[3],
      paddingInline: token.space[4],
      borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
    },
    // The two gaps around the empty line add up to one.
    '& [data-part=row]:has(> [data-part=interests]:empty)': { rowGap: token.space[1] },
    '& [data-part=row] > *': { blockSize: 'auto', padding: 0, border: 0 },
    '& [data-part=row] > [data-part=interests], & [data-part=row] > [data-part=share]': { gridColumnStart: 2 },
    '& [data-part=row] > [data-part=share]': { gridRow: 3, gridColumnEnd: 'span 2' },
    '& [data-part=row] > [data-part=interests]': { gridRow: 2 },
    '& [data-part=row] > [data-part=gained]': { gridRow: 2, gridColumn: 3 },
    '& [data-part=row] > [data-part=points]': { gridRow: 1, gridColumn: 3 },
    [narrow]: {
      '& [data-part=row]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: token.space[3] },
      '& [data-part=row] > *[data-part]': { gridRow: 'auto', gridColumn: 1, textAlign: 'start' },
      // Not sticky here, because it would cover a third of the screen.
      '& tr[data-own][data-part]': { position: 'static' },
    },
    '& tr[data-own]': {
      position: 'sticky',
      insetBlock: `${token.size.header} 0`,
      zIndex: 1,
      borderColor: token.color.tintLine,
      boxShadow: `0 ${token.stroke.line} ${token.color.tintLine}`,
      background: token.color.tint,
    },
    '& tr[data-own] > *': { position: 'static', boxShadow: 'none', background: 'none' },
  },
});

/** Visually hidden on a phone, where cells are clear without headings. Screen readers still read the headings. */
export const head = css({
  color: token.color.ink2,
  '& th': { blockSize: '40px' },
  // Fixed, because the reader's own row may load later and must not widen the column.
  '& th[data-part=member]': { inlineSize: '32%' },
  '& th[data-part=share]': { inlineSize: '16%' },
  [below.md]: [visuallyHidden, { '& th': { blockSize: 'auto' } }],
});

/** Ranks align at their end, changes at their start. */
export const rank = css({
  display: 'inline-grid',
  gridTemplateColumns: '2.5em 2.75em',
  alignItems: 'center',
  columnGap: token.space[3],
  '& [data-part=number]': [
    text.title,
    tabular,
    { color: token.color.ink, fontWeight: token.weight.strong, textAlign: 'end' },
  ],
  '& [data-part=change]': { display: 'inline-flex' },
  [below.md]: {
    display: 'grid',
    gridTemplateColumns: '1fr',
    rowGap: token.space[1],
    '& > *': { justifyContent: 'end' },
  },
  [narrow]: { display: 'flex', alignItems: 'baseline' },
});

export const member = css(text.body, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  color: token.color.ink,
});

/** Content that doesn't fit beside the name wraps below it as a whole. */
export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[3]}`,
  minInlineSize: 0,
});

export const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minInlineSize: 0,
  '& a': {
    minBlockSize: token.size.target,
    fontWeight: token.weight.strong,
    overflowWrap: 'anywhere',
  },
});

export const bar = css(track, {
  display: 'block',
  minInlineSize: '56px',
  '[data-own] &': { background: token.color.surface },
});

export const gap = css({
  '& > td': {
    blockSize: '24px',
    borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
    background: token.color.canvas,
  },
  [below.md]: { display: 'block', '& > td': { display: 'block' } },
});

/** Three dots under the last digit of the ranks. */
export const dots = css({
  display: 'block',
  inlineSize: '2.5em',
  blockSize: '16px',
  marginBlock: token.space[1],
  '&::before': {
    content: "''",
    display: 'block',
    inlineSize: '2px',
    blockSize: '100%',
    marginInlineStart: 'auto',
    backgroundImage: `radial-gradient(circle, ${token.color.ink3} 1px, transparent 1.5px)`,
    backgroundSize: '2px 6px',
    backgroundPosition: 'center',
  },
});

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});

export const hint = css(text.label, { color: token.color.ink2 });

export const actions = css({ display: 'flex', gap: token.space[2], marginInlineStart: 'auto' });
