import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

const ring = `${token.stroke.focus} solid ${token.color.accent}`;

export const root = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
});

/** Same height with and without bulk actions, so that the rows don't move. */
export const bar = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
  minBlockSize: token.size.control,
});

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
});

export const bulk = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  paddingInlineStart: token.space[3],
  borderInlineStart: `${token.stroke.needle} solid ${token.color.accent}`,
});

export const count = css(tabular, {
  paddingInlineEnd: token.space[2],
  color: token.color.ink,
  fontWeight: token.weight.strong,
});

export const end = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2], marginInlineStart: 'auto' });

/** The table styles everything inside, because separate styles for ten thousand rows would be costly. */
export const table = css(panel, text.body, {
  position: 'relative',
  maxBlockSize: 'min(70dvh, 720px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: '40px',
  outline: `${token.stroke.focus} solid transparent`,
  color: token.color.ink2,
  '&:focus-visible': { outline: ring },
  '& [role=columnheader], & [role=gridcell], & [role=rowheader]': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    minInlineSize: 0,
    minBlockSize: '51px',
    paddingInline: token.space[4],
    paddingBlock: token.space[2],
    outline: 'none',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
    '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-part=selection]': { justifyContent: 'center', paddingInline: 0 },
  },
  '& [role=columnheader]': {
    minBlockSize: '39px',
    paddingBlock: token.space[1],
    '&[data-allows-sorting]': { cursor: 'pointer' },
  },
  '& [role=columnheader]:hover': { color: token.color.ink },
  '& [role=columnheader][aria-sort=ascending], & [role=columnheader][aria-sort=descending]': {
    color: token.color.ink,
    fontWeight: token.weight.current,
  },
  '& [role=gridcell][data-align=end]': tabular,
  '& [role=rowheader]': { color: token.color.ink, fontWeight: token.weight.strong },
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'var(--ui-columns)',
    outline: 'none',
    borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
    '&:focus-visible': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
  },
  '& [data-part=row]': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'var(--ui-start)',
    '&:hover': { background: token.color.hover },
    '&[data-selected]': { background: token.color.tint },
    '&[data-disabled], &[data-disabled] [role=rowheader]': { color: token.color.ink3 },
  },
});

export const head = css(text.label, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  minInlineSize: 'var(--ui-inline-size)',
  background: token.color.surface,
  color: token.color.ink2,
});

/** As tall as all rows together. The rendered ones are positioned inside it. */
export const rows = css({
  position: 'relative',
  minInlineSize: 'var(--ui-inline-size)',
  blockSize: 'var(--ui-block-size)',
});

export const heading = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[1] });

export const selection = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.controlS,
  blockSize: token.size.controlS,
  borderRadius: token.radius.s,
  cursor: 'pointer',
  '& > *': { marginBlockStart: 0 },
  '&[data-disabled]': { cursor: 'default' },
  '&:has(:focus-visible)': { outline: ring, outlineOffset: 0 },
});

export const skeleton = css(panel, text.body, {
  overflow: 'hidden',
  color: token.color.ink2,
  '& > div': { display: 'flex', alignItems: 'center', minBlockSize: '52px' },
  '& > div ~ div': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  '& > div > span': {
    flex: '1 1 128px',
    minInlineSize: 0,
    overflow: 'hidden',
    paddingInline: token.space[4],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-align=end]': { textAlign: 'end', '& > *': { marginInlineStart: 'auto' } },
  '& > div:not(div ~ div)': [text.label, { minBlockSize: '40px' }],
  [below.sm]: { '& > div > span': { paddingInline: token.space[2] } },
});
