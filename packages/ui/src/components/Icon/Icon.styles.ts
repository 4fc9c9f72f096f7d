import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({
  flex: 'none',
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  fill: 'currentColor',
  '&[data-size=l]': { inlineSize: token.size.iconL, blockSize: token.size.iconL },
  '&[data-directional]:dir(rtl)': { scale: '-1 1' },
});
