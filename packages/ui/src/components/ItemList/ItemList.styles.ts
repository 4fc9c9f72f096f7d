import { css } from '@emotion/react';
import { from, token } from '../../theme/tokens.ts';

/** The container that the cards' queries measure. */
export const root = css({ position: 'relative', containerType: 'inline-size' });

/** Cards align to the start of their row, so that a card that grows doesn't stretch its neighbors. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.space[4],
  padding: 0,
  listStyle: 'none',
  [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
