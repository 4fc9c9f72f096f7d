import { css, keyframes } from '@emotion/react';
import { text } from '../text.ts';
import { below, token } from '../../theme/tokens.ts';

/** Entrance animation. An overlay that replaces its frame starts partway through it (`entrance.ts`). */
const enter = `${token.duration.sheet} ${token.ease.out} var(--ui-entered, 0ms)`;

const fadeIn = keyframes({ from: { opacity: 0 } });
const moveIn = keyframes({ from: { translate: 'var(--shift)' } });

export const scrim = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: token.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  background: token.color.scrim,
  cursor: 'pointer',
  // An animation instead of a transition, because React Aria keeps `data-entering` until an animation ends.
  '&[data-entering]': { animation: `${fadeIn} ${enter}` },
  '&[data-exiting]': { animation: 'none', opacity: 0, transition: `opacity ${token.duration.sheet} ${token.ease.out}` },
});

const moving = css({
  '[data-entering] > &': { animation: `${moveIn} ${enter}` },
  '[data-exiting] > &': {
    translate: 'var(--shift)',
    transition: `translate ${token.duration.sheet} ${token.ease.out}`,
  },
});

/** One panel around the scrim text and the modal, so that the text covers no other part of the page. */
export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: `calc(100% - 2 * ${token.size.gutter})`,
  maxBlockSize: `calc(100% - 2 * ${token.size.gutter})`,
  alignSelf: 'center',
  overflow: 'hidden',
  borderRadius: token.radius.l,
  background: token.color.raised,
  color: token.color.ink,
  boxShadow: token.shadow.sheet,
  outline: `${token.stroke.line} solid transparent`,
  [below.sm]: {
    inlineSize: '100%',
    maxBlockSize: `calc(100% - ${token.space[12]})`,
    alignSelf: 'end',
    borderRadius: `${token.radius.xl} ${token.radius.xl} 0 0`,
  },
});

/** Maximum width and entrance of a dialog's panel. */
export const dialog = css(moving, {
  '--shift': `0 calc(${token.motion.travel} * ${token.space[4]})`,
  maxInlineSize: '480px',
  '&[data-size=s]': { maxInlineSize: '400px' },
  '&[data-size=l]': { maxInlineSize: '640px' },
  [below.sm]: { '--shift': `0 calc(${token.motion.travel} * 100%)`, '&&': { maxInlineSize: 'none' } },
});

/** A panel at the inline end of the screen, with the full height. */
export const drawer = css(moving, {
  '--shift': `calc(100% * ${token.motion.travel})`,
  justifySelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(100%, ${token.size.drawer})`,
  background: token.color.surface,
  boxShadow: token.shadow.sheet,
  color: token.color.ink,
  outline: `${token.stroke.line} solid transparent`,
  '&:dir(rtl)': { '--shift': `calc(-100% * ${token.motion.travel})` },
  '&[data-size=menu]': { inlineSize: `min(320px, 100% - ${token.space[12]})`, background: token.color.raised },
  '&[data-size=drawer]': { [below.md]: { inlineSize: '100%' } },
});

/** Text of the scrim, as a line above the modal on the panel's surface. */
export const words = css(text.tag, {
  flex: 'none',
  paddingBlockStart: token.space[2],
  paddingInline: token.space[3],
  color: token.color.ink2,
  textAlign: 'center',
  '&:empty': { display: 'none' },
  // On a phone, a drawer fills the whole screen, so there is no scrim to press.
  '[data-size=drawer] > &': { [below.md]: { display: 'none' } },
});

export const header = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token.space[3],
  paddingBlock: token.space[3],
  paddingInline: `${token.size.gutter} ${token.space[3]}`,
  background: 'inherit',
  [below.sm]: { paddingInlineEnd: token.space[2] },
});

export const title = css(text.h2, {
  minInlineSize: 0,
  // Centers the close button on a one-line title. Beside a longer title, the button stays at the first line.
  paddingBlock: `calc((${token.size.control} - ${token.text.h2.line}) / 2)`,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
