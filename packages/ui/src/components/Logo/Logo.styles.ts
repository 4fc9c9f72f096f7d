import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[3],
  maxInlineSize: '100%',
  color: token.color.ink,
});

export const mark = css({
  flex: 'none',
  inlineSize: token.size.iconL,
  blockSize: token.size.iconL,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinejoin: 'round',
  circle: { fill: token.color.accent, stroke: 'none' },
});

export const name = css(text.h2, { minInlineSize: 0 });
