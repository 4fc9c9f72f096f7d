import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({ position: 'relative', minInlineSize: 0 });

export const rows = css({ display: 'grid', gap: token.space[4] });

export const row = css(text.body, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(4em, auto)',
  alignItems: 'center',
  columnGap: token.space[3],
  color: token.color.ink,
  // The time is always in the last column. Without points, the column before it is empty.
  '& > time': { gridColumn: 4, textAlign: 'end' },
  '&:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: `calc(-1 * ${token.stroke.focus})`,
    borderRadius: token.radius.l,
  },
  [below.sm]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    rowGap: token.space[1],
    '& > [data-part=sentence]': { gridColumn: '2 / -1' },
    '& > [data-part=points]': { gridColumn: 3, gridRow: 2 },
    '& > time': { gridColumn: 2, gridRow: 2, textAlign: 'start' },
    '& > [data-part=picture]': { gridRow: 'span 2', alignSelf: 'start' },
  },
});

export const picture = css({ display: 'inline-flex' });

export const sentence = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const points = css(tabular, { color: token.color.ink, fontWeight: token.weight.strong });
