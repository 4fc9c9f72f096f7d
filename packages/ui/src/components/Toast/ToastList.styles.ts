import { css, keyframes } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

const arrive = keyframes({
  from: { opacity: 0, translate: `0 calc(-1 * ${token.motion.travel} * ${token.space[2]})` },
});

/** Below the top bar, so that its buttons stay reachable. Gaps between toasts let presses through. */
export const region = css(focusRing, {
  position: 'fixed',
  insetBlockStart: `calc(${token.size.header} + ${token.space[3]})`,
  insetInlineEnd: token.size.gutter,
  zIndex: token.layer.toast,
  inlineSize: `min(400px, 100vw - 2 * ${token.size.gutter})`,
  borderRadius: token.radius.l,
  pointerEvents: 'none',
  '& > ol': { margin: 0, padding: 0, listStyle: 'none' },
  [below.sm]: { insetBlockStart: `calc(${token.size.header} + ${token.space[2]})` },
  // In layouts with controls at the top and in the aside, moves toasts to the bottom, beside the aside. Not while a
  // dialog is open, because the dialog's buttons are at the bottom.
  ':root:has([data-toasts=beside-aside]):not(:has([role=dialog])) &': {
    insetBlock: 'auto 96px',
    insetInlineEnd: `calc(344px + ${token.size.gutter})`,
    [below.xl]: { insetInlineEnd: `calc(304px + ${token.size.gutter})` },
    [below.md]: { insetInlineEnd: token.size.gutter },
  },
});

export const toast = css(focusRing, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.toast,
  marginBlockEnd: token.space[2],
  paddingBlock: token.space[2],
  paddingInline: `${token.space[4]} ${token.space[2]}`,
  border: `${token.stroke.line} solid transparent`,
  borderRadius: token.radius.l,
  background: token.color.raised,
  boxShadow: token.shadow.popover,
  pointerEvents: 'auto',
  // The action gets its own line, so that neither it nor the message is squeezed.
  [below.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  animation: `${arrive} ${token.duration.popover} ${token.ease.out}`,
});

export const glyph = css({
  display: 'inline-flex',
  flex: 'none',
  color: token.color.ink2,
  '[data-variant=success] > &': { color: token.color.ok },
  '[data-variant=error] > &': { color: token.color.bad },
});

export const content = css(text.body, {
  color: token.color.ink,
  fontWeight: token.weight.current,
  overflowWrap: 'anywhere',
});

export const action = css({
  gridRow: 1,
  gridColumn: 3,
  [below.sm]: { gridRow: 2, gridColumn: '2 / -1', marginInlineStart: `calc(-1 * ${token.space[3]})` },
});

export const close = css({ gridRow: 1, gridColumn: -2 });
