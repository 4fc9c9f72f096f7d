import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

/** The outline delimits flags whose edge has the panel's color. */
export const root = css({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '12px',
  objectFit: 'cover',
  outline: `${token.stroke.line} solid ${token.color.line}`,
  outlineOffset: `calc(-1 * ${token.stroke.line})`,
});
