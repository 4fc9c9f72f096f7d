import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  // Containing block for visually hidden text, which would otherwise make the page taller than its scrolling pane.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 'var(--ui-review-item-flex, initial)',
  minBlockSize: 'var(--ui-review-item-height, 100%)',
  color: token.color.ink,
});

export const content = css({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  padding: `${token.space[6]} ${token.space[8]}`,
  // Room for the facts bar, so that it doesn't cover focused elements.
  '& :is(a, button, iframe, input, textarea)': {
    scrollMarginBlockEnd: `calc(var(--ui-facts, 0px) + ${token.space[2]})`,
  },
  [below.lg]: { padding: token.size.gutter },
});

export const head = css(text.body, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  marginBlockEnd: `calc(-1 * ${token.space[2]})`,
});

export const icon = css({ display: 'inline-flex', flex: 'none', color: token.color.ink2 });

// Leaves room for the icon, so that a long title wraps beside it.
export const kind = css(text.body, {
  maxInlineSize: `calc(100% - ${token.size.iconL} - ${token.space[2]})`,
  fontWeight: token.weight.current,
  overflowWrap: 'anywhere',
});

export const sent = css(text.label, { color: token.color.ink2 });

export const original = css({
  marginInlineStart: 'auto',
  color: token.color.ink2,
  fontWeight: token.weight.current,
  '& a': { minBlockSize: token.size.target },
});

export const warning = css(text.body, {
  display: 'flex',
  gap: token.space[2],
  color: token.color.warn,
  fontWeight: token.weight.current,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: '2px' },
});

export const card = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  padding: token.space[6],
  [below.sm]: { padding: token.space[4] },
});

export const author = css({ display: 'flex', alignItems: 'center', gap: token.space[3] });

export const who = css(text.body, {
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '& a': { minBlockSize: token.size.target, fontWeight: token.weight.strong },
});

export const handle = css(text.label, { color: token.color.ink2, overflowWrap: 'anywhere' });

export const sentence = css(text.lead, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  // A member's text keeps the direction of its language.
  '& p': { unicodeBidi: 'plaintext' },
  '& img': {
    inlineSize: '100%',
    border: `${token.stroke.line} solid ${token.color.line}`,
    borderRadius: token.radius.l,
  },
});

export const meta = css(text.label, tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[4],
  color: token.color.ink2,
});

export const before = css({ display: 'grid', gap: token.space[2] });

export const earlier = css(text.label, { color: token.color.ink2 });

export const list = css({
  padding: 0,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  listStyle: 'none',
});

export const entry = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[3],
  paddingBlock: token.space[2],
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  [below.sm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > [data-part=title]': { gridColumn: '2 / -1' },
    '& > :is([data-part=result], [data-part=date])': { gridRow: 2 },
    '& > [data-part=result]': { gridColumn: 2 },
    '& > [data-part=date]': { gridColumn: 3 },
  },
});

export const glyph = css({
  display: 'inline-flex',
  color: token.color.warn,
  '[data-status=accepted] > &': { color: token.color.ok },
  '[data-status=rejected] > &': { color: token.color.bad },
});

export const entryTitle = css({ flex: '1 1 12em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const result = css(tabular, { color: token.color.ink2 });

export const date = css(tabular, { minInlineSize: '4em', color: token.color.ink2, textAlign: 'end' });

/** The hairlines are the background showing between the cells, so they fit any wrapping. */
export const facts = css(text.label, {
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.stroke.line,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.line,
  '& > div': {
    flex: '1 1 136px',
    padding: `${token.space[3]} ${token.space[6]}`,
    background: token.color.surface,
    [below.lg]: { paddingInline: token.size.gutter },
    [below.sm]: { flexBasis: '40%' },
  },
  '& dt': { color: token.color.ink2 },
  '& dd': [text.body, tabular, { fontWeight: token.weight.strong, overflowWrap: 'anywhere' }],
  [below.lg]: { position: 'static' },
});
