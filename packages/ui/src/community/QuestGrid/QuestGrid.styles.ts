import { css } from '@emotion/react';
import { panel as panelStyles } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { from, token } from '../../theme/tokens.ts';

const hairline = `${token.stroke.line} solid ${token.color.line}`;

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  rowGap: token.space[3],
  minInlineSize: 0,
});

export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[4],
  rowGap: token.space[2],
  minInlineSize: 0,
});

export const title = css(text.h2, { color: token.color.ink });

export const panel = css(panelStyles, { position: 'relative', overflow: 'clip' });

/** Each cell draws a hairline at its inline and block ends. Negative margins push the outermost lines out of view. */
export const cells = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInlineEnd: `calc(-1 * ${token.stroke.line})`,
  marginBlockEnd: `calc(-1 * ${token.stroke.line})`,
  padding: 0,
  listStyle: 'none',
  '> *': { minInlineSize: 0, borderBlockEnd: hairline, borderInlineEnd: hairline },
  [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
