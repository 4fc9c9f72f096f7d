import { css, keyframes } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const scrim = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: token.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  blockSize: 'var(--visual-viewport-height)',
  background: token.color.scrim,
  cursor: 'pointer',
  // An animation instead of a transition: React Aria can wait for the end of an animation.
  '&[data-entering]': { animation: `${fadeIn} ${token.duration.sheet} ${token.ease.out}` },
  '&[data-exiting]': { animation: 'none', opacity: 0, transition: `opacity ${token.duration.sheet} ${token.ease.out}` },
});

/** One panel around the words and the modal, so that the words cover no more of the page than the modal does. */
export const frame = css({
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

/** A quiet line on the panel's own surface. */
export const words = css(text.tag, {
  flex: 'none',
  paddingBlockStart: token.space[2],
  paddingInline: token.space[3],
  color: token.color.ink2,
  textAlign: 'center',
  '&:empty': { display: 'none' },
});
