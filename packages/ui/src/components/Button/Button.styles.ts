import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

// A press on a pending button does nothing, so hover shows nothing. `:where` keeps the specificity low, so that the
// variants below can override it.
const hovered = '&[data-hovered]:not(:where([data-busy]))';
const pressed = '&[data-pressed]:not(:where([data-busy]))';

export const root = css(text.body, focusRing, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[2],
  minBlockSize: token.size.control,
  // As for the block size, so that icon-only buttons are square and one-letter labels are large enough to press.
  minInlineSize: token.size.control,
  paddingInline: token.space[4],
  paddingBlock: token.space[1],
  border: `${token.stroke.line} solid ${token.color.line2}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  color: token.color.ink,
  fontWeight: token.weight.current,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}, border-color ${token.duration.press} ${token.ease.out}, color ${token.duration.press} ${token.ease.out}`,
  [hovered]: { background: token.color.hover },
  [pressed]: { background: token.color.sunken },
  '&[data-size=s]': {
    minBlockSize: token.size.controlS,
    minInlineSize: token.size.controlS,
    paddingInline: token.space[3],
    fontSize: token.text.label.size,
    lineHeight: `calc(${token.text.label.line} + ${token.text.lineExtra})`,
  },
  '&[data-size=l]': { minBlockSize: token.size.controlL, minInlineSize: token.size.controlL },
  '&[data-full-width]': { inlineSize: '100%' },
  '&:where([data-size=m])[data-variant=quiet]': { paddingInline: `var(--ui-quiet-button-inset, ${token.space[4]})` },
  '&[data-variant=primary]': {
    borderColor: 'transparent',
    background: token.color.accent,
    color: token.color.onAccent,
    [hovered]: { background: `color-mix(in srgb, ${token.color.accent}, ${token.color.ink} 12%)` },
    [pressed]: { background: `color-mix(in srgb, ${token.color.accent}, ${token.color.ink} 24%)` },
  },
  '&[data-variant=quiet]': {
    borderColor: 'transparent',
    background: 'transparent',
    color: token.color.ink2,
    [hovered]: { background: token.color.hover, color: token.color.ink },
    [pressed]: { background: token.color.sunken },
  },
  '&[data-variant=destructive]': { color: token.color.bad },
  // No transition, because its first frame would show no visible feedback.
  '&[data-opening]': { borderColor: token.color.accent, transition: 'none' },
  '&[data-disabled]': {
    borderColor: token.color.line,
    background: token.color.sunken,
    color: token.color.ink3,
    cursor: 'default',
  },
  '&[data-variant=quiet][data-disabled]': { borderColor: 'transparent', background: 'transparent' },
  '&[data-busy]': { cursor: 'progress' },
  // In forced-colors mode, browsers draw a backplate behind text. Opting out with matching system colors avoids it.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonBorder',
    background: 'ButtonFace',
    color: 'ButtonText',
    [`${hovered}, ${pressed}`]: { borderColor: 'Highlight', background: 'ButtonFace', color: 'ButtonText' },
    '&[data-variant=quiet]': {
      borderColor: 'transparent',
      background: 'transparent',
      [`${hovered}, ${pressed}`]: { borderColor: 'Highlight', background: 'transparent', color: 'ButtonText' },
    },
    '&[data-opening]': { borderColor: 'Highlight' },
    '&[data-variant=destructive]': { color: 'ButtonText' },
    '&[data-variant=primary]': {
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
      [`${hovered}, ${pressed}`]: { borderColor: 'ButtonText', background: 'Highlight' },
    },
    '&[data-disabled]': { borderColor: 'GrayText', background: 'ButtonFace', color: 'GrayText' },
    '&[data-variant=quiet][data-disabled]': { borderColor: 'transparent', background: 'transparent' },
  },
});

/** Transparent instead of removed under the spinner, so that the button keeps its size. */
export const content = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  '[data-busy] > &': { opacity: 0 },
});

/** Doesn't shrink beside multi-line text. */
export const icon = css({ flex: 'none' });

/** Covers the label only while pending: contrast checkers can't determine the background of text under an overlay. */
export const pending = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  '[data-busy] > &': { inset: 0 },
});
