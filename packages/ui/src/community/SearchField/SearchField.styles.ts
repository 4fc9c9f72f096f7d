import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { focusRing } from '../../internal/focus/ring.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({ position: 'relative' });

export const box = css(field.box, { paddingInlineEnd: token.space[2] });

export const input = css(field.input, {
  appearance: 'none',
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
});

export const button = css(focusRing, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: token.radius.s,
  background: 'transparent',
  color: token.color.ink2,
  cursor: 'pointer',
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  '@media (pointer: coarse)': {
    inlineSize: token.size.controlL,
    blockSize: token.size.controlL,
    marginBlock: `calc(-1 * ${token.stroke.line})`,
  },
});
