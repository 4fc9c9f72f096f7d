import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, tabular, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  color: token.color.ink3,
  fontWeight: token.weight.current,
  '&[data-direction=up]': { color: token.color.ok },
  '&[data-direction=down]': { color: token.color.bad },
});

export const sign = css({
  inlineSize: '8px',
  blockSize: '8px',
  fill: 'currentColor',
  '[data-direction=down] > &': { rotate: '180deg' },
});
