import { css } from '@emotion/react';

export const root = css({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  overflow: 'hidden',
  background: 'var(--ground)',
  // Keeps its own ground in forced colours, as a picture does.
  forcedColorAdjust: 'none',
  '&[data-size=s]': { inlineSize: '24px', blockSize: '24px' },
  '&[data-size=l]': { inlineSize: '40px', blockSize: '40px' },
  '&[data-size=xl]': { inlineSize: '64px', blockSize: '64px' },
});

export const picture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const drawing = css({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'var(--ink)',
  stroke: 'var(--ink)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  polyline: { fill: 'none' },
  '[data-end]': { fill: 'var(--ground)' },
});
