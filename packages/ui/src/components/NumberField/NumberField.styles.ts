import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const box = css(field.box, {
  paddingInline: 0,
  '&[data-size=l]': { minBlockSize: token.size.controlL },
});

export const input = css(field.input, tabular, {
  // Otherwise the input's intrinsic width would stretch the field.
  inlineSize: 0,
  textAlign: 'center',
  '[data-size=l] > &': [text.readoutM, { lineHeight: token.text.h2.line }],
});

const edge = `${token.stroke.line} solid ${token.color.line}`;

/** A plus or minus button. It is not a tab stop, because the arrow keys in the field do the same. */
export const step = css({
  flex: 'none',
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.control,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: token.color.ink2,
  outline: 'none',
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}`,
  '&[slot=decrement]': {
    borderInlineEnd: edge,
    borderStartStartRadius: `calc(${token.radius.m} - ${token.stroke.line})`,
    borderEndStartRadius: `calc(${token.radius.m} - ${token.stroke.line})`,
  },
  '&[slot=increment]': {
    borderInlineStart: edge,
    borderStartEndRadius: `calc(${token.radius.m} - ${token.stroke.line})`,
    borderEndEndRadius: `calc(${token.radius.m} - ${token.stroke.line})`,
  },
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  '&[data-pressed]': { background: token.color.sunken },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '[data-size=l] > &': { inlineSize: token.size.controlL },
  '@media (forced-colors: active)': { '&[data-disabled]': { color: 'GrayText' } },
});
