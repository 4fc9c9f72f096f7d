import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const box = css(field.box, { paddingInlineEnd: token.space[1] });

/** Wraps onto two lines if the dates don't fit on one. */
export const days = css(text.input, tabular, {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[2],
  minInlineSize: 0,
});

export const day = css({ display: 'inline-flex', whiteSpace: 'pre' });

/** The focused segment is filled, like selected text that typing replaces. */
export const segment = css({
  minBlockSize: token.size.target,
  paddingInline: '1px',
  borderRadius: '2px',
  outline: 'none',
  lineHeight: token.size.target,
  textAlign: 'center',
  caretColor: 'transparent',
  // Two digits are narrower than the minimum target.
  '&:not([data-type=literal])': { minInlineSize: token.size.target },
  '&[data-placeholder]': { color: token.color.ink3 },
  '&[data-type=literal]': { paddingInline: 0, color: token.color.ink3 },
  '&[data-focused]': { background: token.color.accent, color: token.color.onAccent },
  '&[data-disabled]': { color: 'inherit' },
  '@media (forced-colors: active)': {
    '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

export const button = css(focusRingInside, {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: token.size.controlS,
  padding: 0,
  border: 0,
  borderRadius: token.radius.s,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&[data-disabled]': { cursor: 'default' },
});
