import { css, type CSSObject } from '@emotion/react';
import { root as buttonRoot } from '../Button/Button.styles.ts';
import { focusRing } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

/** Ink background, so that the selection stands out without the accent color. */
const chosen: CSSObject = {
  borderColor: 'transparent',
  background: token.color.ink,
  color: token.color.canvas,
};

/** A thicker border, because a selected disabled segment has no background in forced colors. */
const chosenLockedForced: CSSObject = {
  borderColor: 'GrayText',
  outline: `${token.stroke.focus} solid GrayText`,
  outlineOffset: `calc(-1 * ${token.stroke.focus})`,
  background: 'ButtonFace',
  color: 'GrayText',
};

/** Forced palettes guarantee contrast for `HighlightText` on `Highlight`. */
const chosenForced: CSSObject = { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' };

export const button = css(buttonRoot, {
  '&[data-selected]': {
    ...chosen,
    '&[data-hovered]': { background: token.color.ink2 },
    '&[data-pressed]': { background: token.color.ink2 },
  },
  '&[data-selected][data-disabled]': { background: token.color.ink3 },
  '@media (forced-colors: active)': {
    '&[data-selected]': {
      ...chosenForced,
      '&[data-hovered], &[data-pressed]': { ...chosenForced, borderColor: 'ButtonText' },
    },
    '&[data-selected][data-disabled]': chosenLockedForced,
  },
});

/** Segments stay on one line. If they don't fit, the group scrolls, and a cut-off segment hints at that. */
export const group = css({
  display: 'inline-flex',
  // In a grid, the box would otherwise stretch beyond the last segment.
  justifySelf: 'start',
  gap: token.stroke.focus,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which the scroll container would clip.
  padding: token.stroke.focus,
  border: `${token.stroke.line} solid ${token.color.line2}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  '&[data-full-width]': { display: 'flex', justifySelf: 'stretch' },
});

const inside = `2 * (${token.stroke.focus} + ${token.stroke.line})`;

export const segment = css(text.body, focusRing, {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[2],
  minBlockSize: `calc(${token.size.control} - ${inside})`,
  paddingInline: token.space[3],
  paddingBlock: '2px',
  [below.sm]: { paddingInline: token.space[2] },
  border: `${token.stroke.line} solid transparent`,
  borderRadius: token.radius.s,
  background: 'transparent',
  color: token.color.ink2,
  fontWeight: token.weight.current,
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}, color ${token.duration.press} ${token.ease.out}`,
  '[data-size=s] > &': { minBlockSize: `calc(${token.size.controlS} - ${inside})` },
  whiteSpace: 'nowrap',
  // In a full-width group, segments share the space and wrap their text before the group scrolls.
  '[data-full-width] > &': { flex: '1 1 auto', whiteSpace: 'normal' },
  '&[data-focus-visible]': { outlineOffset: 0 },
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  '&[data-selected]': chosen,
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '&[data-disabled][data-selected]': { background: token.color.ink3, color: token.color.canvas },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonFace',
    background: 'ButtonFace',
    color: 'ButtonText',
    '&[data-hovered]': { borderColor: 'Highlight', background: 'ButtonFace', color: 'ButtonText' },
    '&[data-selected]': chosenForced,
    '&[data-disabled]': { color: 'GrayText' },
    '&[data-disabled][data-selected]': chosenLockedForced,
  },
});

export const count = css(text.label, tabular, { color: 'inherit' });
