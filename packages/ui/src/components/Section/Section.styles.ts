import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[4],
  minInlineSize: 0,
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  rowGap: token.space[3],
  // As tall as a button, even without one, so that the content of neighboring sections aligns.
  minBlockSize: token.size.control,
});

export const title = css(text.h2, { color: token.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.space[12],
  [below.sm]: { gap: token.space[8] },
  '&[data-columns="1"]': { gap: token.space[8] },
  [from.lg]: {
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: token.space[8] },
  },
});
