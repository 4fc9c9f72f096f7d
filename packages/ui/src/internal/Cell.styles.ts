import { css } from '@emotion/react';
import { below, token } from '../theme/tokens.ts';
import { text } from './text.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[6],
  boxSizing: 'border-box',
  blockSize: '100%',
  minInlineSize: 0,
  paddingBlock: token.space[6],
  // A panel may set this padding, to align its cells with the content above and below.
  paddingInline: `var(--ui-cell-room, ${token.space[6]})`,
  overflowWrap: 'anywhere',
  [below.sm]: { gap: token.space[4], padding: token.space[4] },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  rowGap: token.space[3],
});

/** Shrinks beside the action to a readable width. If there is less space, the action wraps. */
export const words = css({ flex: '1 1 12em', minInlineSize: 0 });

/** As wide as its text, so that the focus ring fits the text. */
export const label = css(text.label, { inlineSize: 'fit-content', maxInlineSize: '100%', color: token.color.ink2 });

export const title = css(text.h2, { color: token.color.ink, textWrap: 'balance' });

export const description = css(text.body, {
  maxInlineSize: token.size.prose,
  paddingBlockStart: token.space[1],
  color: token.color.ink2,
  textWrap: 'pretty',
});

export const end = css({ marginBlockStart: 'auto' });

/** Typical height of the content at the bottom of a cell. */
export const endRoom = css({
  blockSize: '36px',
  '&[data-steps]': { blockSize: '64px', [below.sm]: { blockSize: '212px' } },
});
