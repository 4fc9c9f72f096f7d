import { css, keyframes } from '@emotion/react';
import { token } from '../theme/tokens.ts';

/** A bordered surface, the only kind of card. It has no shadow, because shadows are for overlays. */
export const panel = css({
  background: token.color.surface,
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: token.radius.l,
});

const appear = keyframes({ from: { opacity: 0, translate: 'var(--shift)' } });

/** Surface of overlays such as popovers, menus and list boxes. The outline replaces the shadow in forced colors. */
export const floating = css({
  background: token.color.raised,
  color: token.color.ink,
  borderRadius: token.radius.l,
  boxShadow: token.shadow.popover,
  outline: `${token.stroke.line} solid transparent`,
  '--shift': `0 calc(${token.motion.travel} * ${token.space[1]})`,
  '&[data-placement=top]': { '--shift': `0 calc(-1 * ${token.motion.travel} * ${token.space[1]})` },
  // An overlay that replaces its frame starts partway through the animation (`frame/entrance.ts`).
  '&[data-entering]': {
    animation: `${appear} ${token.duration.popover} ${token.ease.out}`,
    animationDelay: 'var(--ui-entered)',
  },
  '&[data-exiting]': {
    opacity: 0,
    translate: 'var(--shift)',
    transition: `opacity ${token.duration.popover} ${token.ease.out}, translate ${token.duration.popover} ${token.ease.out}`,
  },
});
