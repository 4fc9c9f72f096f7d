import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({ display: 'inline-flex' });

/** The hairline makes white flags visible on a white background. */
export const flag = css({
  inlineSize: token.size.iconL,
  blockSize: 'auto',
  borderRadius: '2px',
  outline: `${token.stroke.line} solid ${token.color.line}`,
  outlineOffset: `calc(-1 * ${token.stroke.line})`,
});
