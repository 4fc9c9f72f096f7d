import { css } from '@emotion/react';
import { floating } from '../../internal/surface.ts';
import { token } from '../../theme/tokens.ts';

export const popover = css(floating, {
  display: 'flex',
  inlineSize: `min(420px, 100vw - 2 * ${token.space[3]})`,
});

export const dialog = css({
  flex: 1,
  minInlineSize: 0,
  // Room for content that is still loading.
  minBlockSize: '200px',
  // Shorter than the window, so that the page behind stays visible.
  maxBlockSize: 'min(560px, 70vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
