import { css } from '@emotion/react';
import { floating } from '../surface.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(floating, {
  position: 'fixed',
  zIndex: token.layer.overlay,
  maxInlineSize: `calc(100vw - 2 * ${token.space[3]})`,
  padding: token.space[1],
});

export const row = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
});
