import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import * as field from '../../internal/field.styles.ts';
import { panel as surface } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[4]}`,
});

export const chosen = css(text.label, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  color: token.color.ink3,
});

/** Equal size for all flags, whatever their aspect ratio. */
export const flag = css({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '16px',
  objectFit: 'cover',
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: '2px',
});

/** One panel with the search field and its results, split by a hairline. */
export const panel = css(surface, {
  overflow: 'hidden',
  borderColor: token.color.edge,
  '&[data-invalid]': {
    borderColor: token.color.bad,
    outline: `${token.stroke.line} solid ${token.color.bad}`,
  },
});

export const search = css(field.box, {
  border: 0,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: `calc(${token.radius.l} - ${token.stroke.line}) calc(${token.radius.l} - ${token.stroke.line}) 0 0`,
  outlineOffset: `calc(-1 * ${token.stroke.focus})`,
});

export const input = css(field.input, {
  appearance: 'none',
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
});

/** Seven and a half rows, because a cut-off row hints at more. */
export const list = css({
  blockSize: '308px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  outline: 'none',
});

export const rows = css({ blockSize: '308px', overflow: 'hidden', padding: token.space[1] });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.field,
  paddingInline: token.space[3],
});

export const item = css(text.body, focusRingInside, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.field,
  paddingInline: token.space[3],
  paddingBlock: token.space[2],
  borderRadius: token.radius.s,
  color: token.color.ink,
  cursor: 'pointer',
  '&[data-hovered], &[data-focused]': { background: token.color.hover },
  '&[data-selected]': { background: token.color.tint, fontWeight: token.weight.strong },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '@media (forced-colors: active)': {
    '&[data-focused]': {
      outline: `${token.stroke.focus} solid Highlight`,
      outlineOffset: `calc(-1 * ${token.stroke.focus})`,
    },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

export const name = css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const sentence = css(text.body, {
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[3],
  padding: token.space[4],
  color: token.color.ink2,
});

export const error = css(field.error, { display: 'flex', alignItems: 'flex-start', gap: token.space[2] });
