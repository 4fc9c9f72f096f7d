import { css } from '@emotion/react';
import { focusRing } from '../internal/focus.ts';
import { panel } from '../internal/surface.ts';
import { tabular, text } from '../internal/text.ts';
import { below, token } from '../theme/tokens.ts';

const ring = `${token.stroke.focus} solid ${token.color.accent}`;

export const root = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
});

/** As high with the actions as without, so that the rows stay where they are. */
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

/** Everything inside is styled from here: a thousand rows have no styles of their own. */
export const table = css(panel, text.body, {
  maxBlockSize: 'min(70dvh, 720px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  color: token.color.ink2,
  '&[data-focus-visible]': { outline: ring, outlineOffset: '2px' },
  '& [role=columnheader], & [role=gridcell], & [role=rowheader]': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    blockSize: '100%',
    minBlockSize: '51px',
    paddingInline: token.space[4],
    paddingBlock: token.space[2],
    outline: 'none',
    overflowWrap: 'anywhere',
    '&[data-focus-visible]': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
    '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-part=selection]': { justifyContent: 'center', paddingInline: 0 },
  },
  '& [role=columnheader]': {
    minBlockSize: '39px',
    paddingBlock: token.space[1],
    '&[data-allows-sorting]': { cursor: 'pointer' },
  },
  '& [role=columnheader][data-hovered]': { color: token.color.ink },
  '& [role=columnheader][aria-sort=ascending], & [role=columnheader][aria-sort=descending]': {
    color: token.color.ink,
    fontWeight: token.weight.current,
  },
  '& [role=gridcell][data-align=end]': tabular,
  '& [role=rowheader]': { color: token.color.ink, fontWeight: token.weight.strong },
  // What stands in the layers of a virtual list has no height of its own.
  '& [role=rowgroup], & [role=row]': { blockSize: '100%' },
  '& [data-part=row]': {
    outline: 'none',
    borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
    '&[data-hovered]': { background: token.color.hover },
    '&[data-selected]': { background: token.color.tint },
    '&[data-disabled], &[data-disabled] [role=rowheader]': { color: token.color.ink3 },
    '&[data-focus-visible]': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
  },
});

export const head = css(text.label, {
  zIndex: 1,
  background: token.color.surface,
  color: token.color.ink2,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
});

export const heading = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[1] });

export const selection = css(focusRing, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.controlS,
  blockSize: token.size.controlS,
  borderRadius: token.radius.s,
  cursor: 'pointer',
  '& > *': { marginBlockStart: 0 },
  '&[data-disabled]': { cursor: 'default' },
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
