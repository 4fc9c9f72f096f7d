import { css } from '@emotion/react';

export const root = css({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  overflow: 'hidden',
  background: 'var(--ground)',
  // Keeps the background in forced-colors mode, like a picture.
  forcedColorAdjust: 'none',
  '&[data-size=s]': { inlineSize: '24px', blockSize: '24px' },
  '&[data-size=l]': { inlineSize: '40px', blockSize: '40px' },
  '&[data-size=xl]': { inlineSize: '64px', blockSize: '64px' },
  '& > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& > svg': { fill: 'var(--ink)', stroke: 'var(--ink)', strokeWidth: 2, strokeLinejoin: 'round' },
  '& [data-part=line]': { fill: 'none' },
  '& [data-part=start]': { fill: 'var(--ground)' },
});
