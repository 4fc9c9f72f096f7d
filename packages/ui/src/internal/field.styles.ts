import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';
import { text } from './text.ts';

/** Never wider than its container, although inputs with large text have a large intrinsic width. */
export const field = css({
  display: 'grid',
  // A grid that aligns its items to the start sets this property, so that its fields still stretch.
  justifySelf: 'var(--ui-field-self, auto)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[1],
  minInlineSize: 0,
});

export const label = css(text.label, { color: token.color.ink, fontWeight: token.weight.current });

export const description = css(text.label, { color: token.color.ink3 });

/** Bordered box around the input. It shows the focus ring of the input. */
export const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.field,
  paddingInline: token.space[3],
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  color: token.color.ink,
  // A focus ring over the border, because a 2 px border would shift the content.
  outline: `${token.stroke.focus} solid transparent`,
  outlineOffset: `calc(-1 * ${token.stroke.line})`,
  transition: `outline-color ${token.duration.press} ${token.ease.out}`,
  '[data-readonly] > &': { background: token.color.sunken },
  '&[data-disabled]': { borderColor: token.color.line, background: token.color.sunken, color: token.color.ink3 },
  '&[data-invalid]': { borderColor: token.color.bad, outlineColor: token.color.bad },
  '&:focus-within': { borderColor: token.color.accent, outlineColor: token.color.accent },
  '@media (forced-colors: active)': {
    outlineStyle: 'none',
    '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
    '&[data-invalid]': { outline: `${token.stroke.focus} dashed CanvasText` },
    '&:focus-within': { outline: `${token.stroke.focus} solid Highlight` },
  },
});

export const input = css(text.input, {
  flex: 1,
  // As tall as its box, so that a press anywhere in the box reaches the input.
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
  // Hides the browser's clear button in an empty field, where the button would take space from the placeholder.
  '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
  '&[data-disabled]': { cursor: 'not-allowed' },
});

/** Error icon in the field; the message is below it. */
export const sign = css({ flex: 'none', display: 'inline-flex', color: token.color.bad });

export const error = css(text.label, { color: token.color.bad });
