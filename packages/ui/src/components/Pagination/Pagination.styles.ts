import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { focusRing } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css(text.label, tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  rowGap: token.space[3],
  [below.sm]: { columnGap: token.space[3] },
  color: token.color.ink2,
});

export const summary = css({ color: token.color.ink3, marginInlineEnd: 'auto' });

export const pages = css({
  display: 'flex',
  gap: token.space[1],
  padding: 0,
  listStyle: 'none',
  [below.sm]: {
    flexWrap: 'wrap',
    inlineSize: '100%',
    order: -1,
    gap: 0,
    justifyContent: 'space-between',
    // Seven items fit in a row of 288 px; larger text wraps to a second row.
    '& > li': { flex: '0 1 40px' },
  },
});

export const page = css(text.label, focusRing, {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: token.size.control,
  minBlockSize: token.size.control,
  border: `${token.stroke.line} solid transparent`,
  borderRadius: token.radius.m,
  color: token.color.ink,
  fontWeight: token.weight.strong,
  textDecoration: 'none',
  transition: `background-color ${token.duration.press} ${token.ease.out}`,
  [below.sm]: { minInlineSize: token.size.target },
  '&[data-hovered]': { background: token.color.hover },
  '&[data-pressed]': { background: token.color.sunken },
  '&[aria-current]': { background: token.color.ink, color: token.color.canvas },
  '&[data-disabled]': { color: token.color.ink3, opacity: 0.6 },
  '@media (forced-colors: active)': {
    // Hides the border, because forced colors would make a transparent one visible.
    borderColor: 'Canvas',
    '&[aria-current]': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
    '&[data-focus-visible]': { outline: `${token.stroke.focus} solid Highlight` },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

export const goTo = css({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  alignItems: 'center',
  columnGap: token.space[2],
  [below.sm]: { marginInlineStart: 'auto' },
});

export const box = css(field.box, {
  inlineSize: '64px',
  minBlockSize: token.size.control,
  [below.sm]: { inlineSize: '56px' },
});

export const input = css(field.input, tabular, {
  inlineSize: '100%',
  '&[aria-invalid]': { color: token.color.bad },
});

export const error = css(field.error, { gridColumn: '1 / -1', justifySelf: 'end' });
