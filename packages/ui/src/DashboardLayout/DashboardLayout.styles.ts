import { css } from '@emotion/react';
import { panel } from '../internal/surface.ts';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { below, from, token } from '../theme/tokens.ts';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6] });

/** As many beside each other as there is room for, each at least as wide as a long label. */
export const readings = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: token.space[6],
  padding: token.space[6],
  [below.sm]: { gap: token.space[4], padding: token.space[4] },
});

export const charts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** With what chooses its data above it, where there is that. */
export const chart = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[3],
  padding: token.space[6],
  [below.sm]: { padding: token.space[4] },
});

export const status = visuallyHidden;
