import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

const hairline = `${token.stroke.line} solid ${token.color.line}`;

export const root = css(panel, { overflow: 'clip' });

/**
 * Each part draws a hairline at its inline and block ends. Negative margins push the outermost lines out of view. Widths
 * depend on attributes instead of later parts, so nothing moves while a page from the server is still arriving.
 */
export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  marginInlineEnd: `calc(-1 * ${token.stroke.line})`,
  marginBlockEnd: `calc(-1 * ${token.stroke.line})`,
  '> *': { gridColumn: 'span 12', minInlineSize: 0, borderBlockEnd: hairline, borderInlineEnd: hairline },
  '> [data-part=next-step]': { '--ui-cell-room': token.space[8] },
  [below.lg]: { '> *': { '--ui-cell-room': token.space[8] } },
  [from.sm]: { '> [data-part=gm], > [data-part=streak]': { gridColumn: 'span 6' } },
  [from.lg]: {
    '&[data-standing] > [data-part=season]': { gridColumn: 'span 8' },
    '> [data-part=standing]': { gridColumn: 'span 4' },
    '&[data-gm] > [data-part=next-step]': { gridColumn: 'span 6' },
    '> [data-part=gm], > [data-part=streak]': { gridColumn: 'span 3' },
  },
});

export const season = css({
  display: 'grid',
  gridTemplate: '"words words" auto "countdown drawing" 1fr "ruler ruler" auto / auto minmax(0, 1fr)',
  containerType: 'inline-size',
  padding: token.space[8],
  [below.sm]: { padding: token.space[4] },
});

export const words = css({ gridArea: 'words' });

export const title = css(text.h1, { color: token.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' });

export const lead = css(text.body, {
  maxInlineSize: token.size.prose,
  paddingBlockStart: token.space[1],
  color: token.color.ink2,
  textWrap: 'pretty',
});

export const countdown = css({
  gridArea: 'countdown',
  paddingBlock: `${token.space[6]} ${token.space[8]}`,
  [below.sm]: { gridColumn: '1 / -1', paddingBlock: `${token.space[4]} ${token.space[6]}` },
});

/** The pylons stand on the ruler, which serves as the ground line. */
export const drawing = css({
  gridArea: 'drawing',
  alignSelf: 'end',
  justifySelf: 'end',
  inlineSize: `min(250px, 100% - ${token.space[6]})`,
  marginBlockEnd: `calc(-1 * ${token.stroke.drawing})`,
  '& [data-part=ground]': { display: 'none' },
  // In a narrower container, the pylons would be too small to recognize.
  '@container (max-width: 619.98px)': { display: 'none' },
});

export const ruler = css({ gridArea: 'ruler' });
