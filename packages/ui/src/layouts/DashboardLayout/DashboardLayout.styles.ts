import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6] });

/** Four or two figures per row, so that an even number of figures leaves none alone in a row. */
export const readings = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.space[6],
  padding: token.space[6],
  [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [below.sm]: { gap: token.space[4], padding: token.space[4] },
});

export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const chart = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[3],
  padding: token.space[6],
  [below.sm]: { padding: token.space[4] },
});

export const status = visuallyHidden;
