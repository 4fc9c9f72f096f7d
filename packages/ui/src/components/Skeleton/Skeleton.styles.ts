import { css, keyframes } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: `calc(1 - 0.5 * ${token.motion.travel})` } });

export const root = css({
  display: 'block',
  flex: 'none',
  inlineSize: 'var(--inline-size, 100%)',
  maxInlineSize: '100%',
  '&[data-shape=block]': { blockSize: 'var(--block-size, 100%)' },
  '&[data-shape=circle]': { inlineSize: 'var(--inline-size, 32px)', aspectRatio: '1' },
  '&[data-shape=logo]': { inlineSize: `var(--inline-size, ${token.size.logo})`, aspectRatio: '1' },
});

export const bar = css({
  display: 'block',
  blockSize: '100%',
  borderRadius: token.radius.s,
  background: token.color.line,
  animation: `${breathe} calc(2 * ${token.duration.cycle}) ${token.ease.out} infinite`,
  '&[data-short]': { inlineSize: '60%' },
  // The box is as tall as a line, and the visible bar about as tall as the letters.
  '[data-shape=text] > &': {
    blockSize: 'var(--block-size, 1lh)',
    border: 'solid transparent',
    borderWidth: '0.25em 0',
    backgroundClip: 'padding-box',
  },
  '[data-shape=block] > &, [data-shape=logo] > &': { borderRadius: token.radius.l },
  '[data-shape=circle] > &': { borderRadius: '50%' },
  '@media (forced-colors: active)': { background: 'GrayText' },
});
