import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const page = css(text.body, { display: 'grid', gap: token.space[8], maxInlineSize: token.size.content });

export const title = css(text.h1);

export const lead = css(text.lead, { maxInlineSize: token.size.prose, color: token.color.ink2 });

export const part = css({ display: 'grid', gap: token.space[4], justifyItems: 'start', minInlineSize: 0 });

export const heading = css(text.h2);

export const scroll = css(panel, { inlineSize: '100%', overflowX: 'auto' });

export const table = css(tabular, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  'th, td': {
    paddingInline: token.space[4],
    paddingBlock: token.space[2],
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  th: { color: token.color.ink2, fontWeight: token.weight.body },
  'tbody tr': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
});

export const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[6], alignItems: 'end' });

/** Shows the color in `--value`. */
export const swatch = css({
  display: 'inline-block',
  inlineSize: token.space[8],
  blockSize: token.space[4],
  border: `${token.stroke.line} solid ${token.color.edge}`,
  background: 'var(--value)',
  forcedColorAdjust: 'none',
});

export const square = css({ inlineSize: 'var(--value)', blockSize: 'var(--value)', background: token.color.ink });

export const corner = css({
  inlineSize: token.space[12],
  blockSize: token.space[12],
  border: `${token.stroke.line} solid ${token.color.ink}`,
  borderStartStartRadius: 'var(--value)',
  borderInlineEnd: 0,
  borderBlockEnd: 0,
});

export const depth = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '160px',
  blockSize: '96px',
  borderRadius: token.radius.l,
  background: token.color.raised,
  boxShadow: 'var(--value)',
});

export const stroke = css({ inlineSize: '160px', borderBlockStart: 'solid', borderBlockStartWidth: 'var(--value)' });

export const mover = css({
  inlineSize: token.space[8],
  blockSize: token.space[8],
  borderRadius: token.radius.m,
  background: token.color.accent,
  transition: `translate var(--value) ${token.ease.out}`,
  '[data-moved=true] > &': { translate: `calc(${token.motion.travel} * 160px)` },
});

export const picker = css(text.label, {
  display: 'grid',
  gap: token.space[2],
  input: { inlineSize: token.size.controlL, blockSize: token.size.control, padding: 0, border: 0, background: 'none' },
});

export const code = css(panel, {
  inlineSize: '100%',
  margin: 0,
  padding: token.space[4],
  overflowX: 'auto',
  fontFamily: token.font.mono,
  fontSize: token.text.label.size,
});
