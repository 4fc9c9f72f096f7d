import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: token.space[8],
  padding: token.space[8],
  [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: token.space[4] },
});

export const words = css({ alignSelf: 'center', minInlineSize: 0 });

export const title = css(text.h1, { color: token.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' });

export const lead = css(text.lead, {
  maxInlineSize: token.size.prose,
  paddingBlockStart: token.space[2],
  color: token.color.ink2,
  textWrap: 'pretty',
});

export const reading = css({ paddingBlockStart: token.space[4] });

export const readingLabel = css(text.label, { color: token.color.ink2 });

export const readingValue = css(text.readoutL, tabular, { color: token.color.ink });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  paddingBlockStart: token.space[6],
});

/** Aligns with the bottom of the panel. Hidden if there is no room beside the text. */
export const drawing = css({
  alignSelf: 'end',
  maxInlineSize: '362px',
  [below.lg]: { maxInlineSize: '240px' },
  [below.md]: { display: 'none' },
});
