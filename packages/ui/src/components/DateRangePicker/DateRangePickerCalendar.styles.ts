import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { floating } from '../../internal/surface.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

/** Fixed width of seven columns, each wide enough for a finger. The table would otherwise fill any width. */
export const popover = css(floating, {
  inlineSize: `calc(7 * ${token.size.controlL} + 2 * ${token.space[3]})`,
  maxInlineSize: `calc(100vw - 2 * ${token.space[2]})`,
  overflow: 'auto',
});

export const dialog = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  padding: token.space[3],
  outline: 'none',
});

export const calendar = css({ display: 'grid', gap: token.space[2] });

export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const month = css(text.body, { color: token.color.ink, fontWeight: token.weight.strong });

export const turn = css(focusRing, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.controlS,
  blockSize: token.size.controlS,
  padding: 0,
  border: 0,
  borderRadius: token.radius.m,
  background: 'transparent',
  color: token.color.ink2,
  cursor: 'pointer',
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
});

const ring = `${token.stroke.focus} solid ${token.color.accent}`;

/** The grid styles its days, so that they need no separate styles. */
export const grid = css(text.body, tabular, {
  inlineSize: '100%',
  minInlineSize: '280px',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
  '& th': [text.tag, { padding: token.space[1], color: token.color.ink3 }],
  '& td': { padding: 0 },
  '& [data-part=day]': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: token.size.control,
    borderRadius: token.radius.m,
    color: token.color.ink,
    outline: 'none',
    cursor: 'pointer',
    '&[data-hovered]': { background: token.color.hover },
    '&[data-selected]': { borderRadius: 0, background: token.color.tint },
    '&[data-selection-start]': {
      borderStartStartRadius: token.radius.m,
      borderEndStartRadius: token.radius.m,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: token.radius.m,
      borderEndEndRadius: token.radius.m,
    },
    '&[data-selection-start], &[data-selection-end]': {
      background: token.color.ink,
      color: token.color.canvas,
      fontWeight: token.weight.strong,
    },
    '&[data-focus-visible]': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})`, zIndex: 1 },
    '&[data-selection-start][data-focus-visible], &[data-selection-end][data-focus-visible]': {
      boxShadow: `inset 0 0 0 4px ${token.color.canvas}`,
    },
    '&[data-disabled], &[data-unavailable]': { color: token.color.ink3, cursor: 'default' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-outside-month]': { visibility: 'hidden' },
    // Underlines the current day with a border, because forced colors remove backgrounds.
    '&[data-today]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '4px',
      inlineSize: token.space[3],
      borderBlockEnd: `${token.stroke.focus} solid ${token.color.accent}`,
    },
  },
  '@media (forced-colors: active)': {
    '& [data-part=day]': {
      '&[data-selected]': { borderBlock: `${token.stroke.line} solid Highlight` },
      '&[data-selection-start], &[data-selection-end]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
      '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
    },
  },
});
