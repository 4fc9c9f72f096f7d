import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, tabular, focusRing, {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[1],
  flex: 'none',
  minInlineSize: '64px',
  minBlockSize: '60px',
  // Space between a long count and the border, at any text size.
  padding: token.space[1],
  border: `${token.stroke.line} solid ${token.color.line2}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  color: token.color.ink,
  fontWeight: token.weight.strong,
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}, border-color ${token.duration.press} ${token.ease.out}, color ${token.duration.press} ${token.ease.out}`,
  '& [data-part=triangle]': {
    inlineSize: '14px',
    blockSize: '12px',
    fill: 'none',
    stroke: token.color.ink2,
    strokeWidth: token.stroke.drawing,
    strokeLinejoin: 'round',
  },
  '&[data-hovered]': { background: token.color.hover },
  '&[data-pressed]': { background: token.color.sunken },
  '&[aria-pressed=true]': {
    borderColor: token.color.accent,
    background: token.color.tint,
    // Second pixel of the border, as a shadow: a wider border would shift the content.
    boxShadow: `inset 0 0 0 ${token.stroke.line} ${token.color.accent}`,
    color: token.color.accentInk,
    '& [data-part=triangle]': { fill: token.color.accent, stroke: token.color.accent },
  },
  '&[data-saving]': { cursor: 'progress' },
  '@media (forced-colors: active)': {
    '& [data-part=triangle]': { stroke: 'ButtonText' },
    '&[aria-pressed=true]': {
      outline: `${token.stroke.focus} solid Highlight`,
      outlineOffset: `calc(-1 * ${token.stroke.focus})`,
    },
    '&[aria-pressed=true] [data-part=triangle]': { fill: 'Highlight', stroke: 'Highlight' },
    '&[data-focus-visible]': { outlineOffset: '2px' },
  },
});
