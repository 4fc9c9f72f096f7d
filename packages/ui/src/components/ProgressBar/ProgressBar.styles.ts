import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.label, {
  display: 'grid',
  gridTemplateColumns: 'var(--ui-progress-columns, 1fr auto)',
  columnGap: token.space[3],
  rowGap: token.space[1],
  color: token.color.ink2,
});

export const label = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = css(tabular, { color: token.color.ink, fontWeight: token.weight.current });

export const track = css({
  gridColumn: '1 / -1',
  blockSize: '4px',
  background: token.color.bar,
  // Marks the end of the scale, so that the remaining distance is visible.
  borderInlineEnd: `${token.stroke.line} solid ${token.color.edge}`,
  '&::before': {
    content: "''",
    display: 'block',
    inlineSize: 'var(--share)',
    blockSize: '100%',
    background: token.color.ink2,
    transition: `inline-size ${token.duration.sheet} ${token.ease.out}`,
  },
  '[data-tone=accent] > &::before': { background: token.color.accent },
  '@media (forced-colors: active)': {
    outline: `${token.stroke.line} solid CanvasText`,
    '&::before': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
