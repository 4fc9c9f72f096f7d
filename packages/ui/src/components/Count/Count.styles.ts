import { css, keyframes } from '@emotion/react';
import { tabular } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const roll = keyframes({ from: { opacity: 0, translate: `0 calc(var(--from) * ${token.motion.travel})` } });

export const root = css(tabular, { position: 'relative', whiteSpace: 'normal', overflowWrap: 'break-word' });

export const figures = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  '&[data-roll=up]': { '--from': '0.6em' },
  '&[data-roll=down]': { '--from': '-0.6em' },
  '[data-new]': { animation: `${roll} ${token.duration.popover} ${token.ease.out}` },
});
