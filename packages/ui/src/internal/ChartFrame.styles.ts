import { css } from '@emotion/react';
import { tabular, text } from './text.ts';
import { token } from '../theme/tokens.ts';

export const root = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  minInlineSize: 0,
  color: token.color.ink,
  containerType: 'inline-size',
});

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
  // Reserves the height of the button, which appears with the data, so that nothing shifts.
  minBlockSize: token.size.controlS,
});

export const title = css(text.title, { minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  // Aligns the text of quiet buttons, not their borders, with the content above and below.
  '& > [data-variant=quiet]': { marginInline: `calc(-1 * ${token.space[3]})` },
});

export const tableBox = css({
  overflow: 'auto',
  maxBlockSize: '480px',
  '&:focus-visible': { outline: `${token.stroke.focus} solid ${token.color.accent}`, outlineOffset: 0 },
});

export const table = css(text.body, tabular, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: token.color.ink,
  '& th, & td': {
    padding: token.space[2],
    borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
    fontWeight: token.weight.body,
    textAlign: 'start',
  },
  '& thead th': { color: token.color.ink2, fontWeight: token.weight.current },
});

export const figure = css({ '&&': { textAlign: 'end' } });

/** Always LTR. In right-to-left languages, the charts reverse their axes instead. */
export const drawing = css(text.tag, tabular, {
  minInlineSize: 0,
  direction: 'ltr',
  '& .recharts-surface': { overflow: 'visible', outline: 'none' },
  '& .recharts-surface:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: token.space[1],
    borderRadius: token.radius.s,
  },
  '& .recharts-text': { fill: token.color.ink2, fontSize: token.text.tag.size },
});

export const tooltip = css(text.label, tabular, {
  display: 'grid',
  gap: token.space[1],
  padding: token.space[3],
  borderRadius: token.radius.l,
  outline: `${token.stroke.line} solid transparent`,
  background: token.color.raised,
  color: token.color.ink,
  boxShadow: token.shadow.popover,
});

export const tooltipTitle = css({ color: token.color.ink2 });

export const reading = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  '& > strong': { marginInlineStart: 'auto', paddingInlineStart: token.space[3], fontWeight: token.weight.strong },
});

export const sample = css({ flex: 'none', inlineSize: token.space[6], blockSize: token.space[3], overflow: 'visible' });
