import { css } from '@emotion/react';
import { below, from, token } from '../../theme/tokens.ts';

/** Height of the fixed top bar, plus a gap. */
const above = `calc(${token.size.header} + ${token.space[4]})`;

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  [from.lg]: { gridTemplateColumns: 'minmax(300px, 4fr) minmax(0, 7fr)' },
  [below.lg]: {
    '&[data-chosen] > [data-part=list]': { display: 'none' },
    '&:not([data-chosen], [data-summary]) > [data-part=detail]': { display: 'none' },
  },
});

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[4],
  minInlineSize: 0,
  outline: 'none',
});

/** Sticks beside a long list, and scrolls separately if it is taller than the screen. */
export const detail = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[4],
  minInlineSize: 0,
  borderRadius: token.radius.l,
  outline: 'none',
  scrollMarginBlockStart: above,
  '&:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: '2px',
  },
  [from.lg]: {
    position: 'sticky',
    insetBlockStart: above,
    alignSelf: 'start',
    maxBlockSize: `calc(100dvh - ${above} - ${token.space[4]})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

export const back = css({ [from.lg]: { display: 'none' } });

export const placeholder = css({ [below.lg]: { display: 'none' } });
