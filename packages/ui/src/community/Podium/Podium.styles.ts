import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

const ruler = '84px';
const narrow = '@container (max-width: 21.25rem)';
/** Width of a phone at 200 % text size. */
const narrowest = '@container (max-width: 14rem)';

export const root = css(panel, {
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  [from.sm]: {
    // In rem, because the text on the bars scales with the font size.
    blockSize: '18.75rem',
    paddingBlockStart: token.space[8],
    paddingInline: token.space[4],
  },
  [from.lg]: { blockSize: '16.5rem', paddingInline: `calc(${ruler} + ${token.space[6]}) ${token.space[8]}` },
});

/** Hidden on narrow screens, where it would take up to a third of the width. The bars show the exact points anyway. */
export const axis = css({
  position: 'absolute',
  insetBlock: `${token.space[8]} 0`,
  insetInline: `${token.space[6]} ${token.space[8]}`,
  [below.lg]: { display: 'none' },
});

/** Has no height, so that the number is centered on the tick's line. */
export const tick = css(text.tag, tabular, {
  position: 'absolute',
  insetBlockEnd: 'var(--at)',
  insetInline: '0 auto',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '52px',
  blockSize: 0,
  color: token.color.ink3,
  '&::after': {
    content: "''",
    flex: `0 0 ${token.space[2]}`,
    marginInlineStart: 'auto',
    borderBlockStart: `${token.stroke.line} solid ${token.color.line2}`,
  },
  '&[data-labelled]': {
    inlineSize: '100%',
    '&::after': { flexBasis: 'calc(100% - 40px)', borderColor: token.color.line },
  },
});

export const places = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  [from.sm]: {
    position: 'relative',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: token.space[3],
    blockSize: '100%',
  },
  [from.lg]: { columnGap: token.space[6] },
});

/** First place is in the middle, but comes first in reading order. */
export const place = css({
  [from.sm]: {
    position: 'relative',
    gridRow: 1,
    '&[data-place="1"]': { gridColumn: 2 },
    '&[data-place="2"]': { gridColumn: 1 },
    '&[data-place="3"]': { gridColumn: 3 },
    '&[data-solid][data-words=in]': { '--quiet': token.color.onSolid2, color: token.color.onSolid },
  },
  '--quiet': token.color.ink3,
  color: token.color.ink,
  [below.sm]: {
    position: 'relative',
    paddingBlock: `${token.space[3]} ${token.space[6]}`,
    paddingInline: token.space[4],
    '& ~ &': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  },
});

export const bar = css({
  position: 'absolute',
  border: `${token.stroke.line} solid ${token.color.line2}`,
  background: token.color.bar,
  '[data-solid] > &': { borderColor: 'transparent', background: token.color.solid },
  [from.sm]: {
    insetBlockEnd: 0,
    insetInline: 0,
    blockSize: 'var(--share)',
    borderBlockEnd: 0,
    borderRadius: `${token.radius.s} ${token.radius.s} 0 0`,
  },
  [below.sm]: {
    insetBlockEnd: token.space[3],
    insetInlineStart: token.space[4],
    inlineSize: `calc((100% - 2 * ${token.space[4]}) * var(--of-first))`,
    blockSize: '6px',
    borderRadius: 0,
  },
  '@media (forced-colors: active)': { '[data-solid] > &': { borderColor: 'CanvasText' } },
});

export const words = css({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  columnGap: token.space[2],
  '& > [data-part=avatar]': { display: 'inline-flex' },
  [below.sm]: {
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    '& > :is([data-part=rank], [data-part=avatar], [data-part=name], [data-part=points])': { gridRow: 1 },
    '& > [data-part=more]': { gridColumn: '3 / -1' },
    // Points move below the name if both don't fit on one line.
    [narrow]: {
      '& > [data-part=points]': { gridRow: 'auto', gridColumn: '3 / -1' },
      '& > [data-part=name]': { gridColumn: '3 / -1' },
    },
    [narrowest]: {
      '& > :is([data-part=name], [data-part=points], [data-part=more])': { gridRow: 'auto', gridColumn: '1 / -1' },
    },
  },
  [from.sm]: {
    position: 'absolute',
    insetInline: 0,
    paddingInline: token.space[3],
    '[data-words=in] > &': { insetBlockStart: 'calc(100% - var(--share))', paddingBlockStart: token.space[3] },
    '[data-words=on] > &': { insetBlockEnd: 'var(--share)', paddingBlockEnd: token.space[2] },
    '& > [data-part=points]': { gridColumn: '1 / -1' },
  },
  [from.lg]: {
    columnGap: token.space[3],
    paddingInline: token.space[6],
    '[data-words=in] > &': { paddingBlockStart: token.space[4] },
    '& > [data-part=points]': { gridColumn: '2 / -1' },
  },
});

export const rank = css(text.readoutL, tabular, {
  [below.sm]: [text.readoutM, { minInlineSize: '1em' }],
});

export const name = css(text.body, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  fontWeight: token.weight.strong,
  '& a': {
    minInlineSize: 0,
    minBlockSize: token.size.target,
    '&[data-hovered]': { color: 'inherit', textDecorationLine: 'underline' },
  },
  overflowWrap: 'anywhere',
  '& bdi': { [from.sm]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  [from.sm]: { [below.lg]: { gridColumn: '1 / -1' } },
});

export const points = css(text.label, {
  color: 'var(--quiet)',
  '& strong': [text.readoutM, tabular, { color: token.color.ink, fontWeight: token.weight.strong }],
  '[data-solid][data-words=in] & strong': { [from.sm]: { color: token.color.onSolid } },
});

export const more = css(text.label, {
  gridColumn: '1 / -1',
  [from.lg]: { gridColumn: '2 / -1' },
  color: 'var(--quiet)',
  '--ui-tag-list-ink': 'currentColor',
});
