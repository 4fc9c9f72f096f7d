import { css, keyframes } from '@emotion/react';
import { focusRing } from '../internal/focus.ts';
import { text } from '../internal/text.ts';
import { below, token } from '../theme/tokens.ts';

const arrive = keyframes({
  from: { opacity: 0, translate: `0 calc(-1 * ${token.motion.travel} * ${token.space[2]})` },
});

/** Under the bar, which keeps its buttons. What lies between the toasts lets the pointer through. */
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
});

export const toast = css(focusRing, {
  display: 'flex',
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
  flex: 1,
  minInlineSize: 0,
  color: token.color.ink,
  fontWeight: token.weight.current,
  overflowWrap: 'anywhere',
});
