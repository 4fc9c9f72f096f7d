import { css, keyframes } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Reserves a row for the text, so that no modal ever covers it. */
export const scrim = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: token.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  blockSize: 'var(--visual-viewport-height)',
  background: token.color.scrim,
  cursor: 'pointer',
  // An animation instead of a transition: React Aria can wait for the end of an animation.
  '&[data-entering]': { animation: `${fadeIn} ${token.duration.sheet} ${token.ease.out}` },
  '&[data-exiting]': { animation: 'none', opacity: 0, transition: `opacity ${token.duration.sheet} ${token.ease.out}` },
});

export const words = css(text.label, {
  marginBlock: token.space[3],
  marginInline: token.space[4],
  paddingBlock: token.space[1],
  paddingInline: token.space[3],
  borderRadius: token.radius.m,
  background: token.color.solid,
  color: token.color.onSolid,
  fontWeight: token.weight.current,
  textAlign: 'center',
  '&:empty': { visibility: 'hidden' },
});
