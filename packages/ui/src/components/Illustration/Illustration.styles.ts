import { css, keyframes } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const root = css({
  display: 'block',
  // Each drawing has a natural size, at which strokes have the widths of their tokens. It shrinks with its container,
  // but never grows.
  inlineSize: 'auto',
  maxInlineSize: '100%',
  '&[data-name=Pylons]': { inlineSize: '362px' },
  '&:not([data-name=Pylons])': { inlineSize: '160px' },
  fill: 'none',
  stroke: token.color.ink2,
  strokeWidth: token.stroke.drawing,
  strokeLinejoin: 'round',
  '[data-part=ground]': { stroke: token.color.edge, strokeWidth: token.stroke.line },
  '[data-part=wire]': { stroke: token.color.line2, strokeWidth: token.stroke.line },
  '[data-part=gap]': { strokeDasharray: '0.1 4.5', strokeLinecap: 'round' },
  '[data-part=live-node]': { fill: token.color.accent, stroke: 'none' },
  '[data-part=live-wire]': {
    stroke: token.color.accent,
    strokeWidth: token.stroke.focus,
    strokeDasharray: 1,
    animation: `${draw} ${token.duration.draw} ${token.ease.out}`,
  },
});
