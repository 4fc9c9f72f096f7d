import { css, keyframes } from '@emotion/react';
import { token } from '../theme/tokens.ts';

// With reduced motion it pulses instead of spinning.
const turn = keyframes({
  '50%': { opacity: `calc(0.4 + 0.6 * ${token.motion.travel})` },
  to: { rotate: `calc(${token.motion.travel} * 1turn)` },
});

export const glyph = css({
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${turn} ${token.duration.cycle} linear infinite`,
});

export const track = css({ opacity: 0.25 });
