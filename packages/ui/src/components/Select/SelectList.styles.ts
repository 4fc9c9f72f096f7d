import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { floating } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const popover = css(floating, {
  display: 'flex',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: `calc(100vw - 2 * ${token.space[3]})`,
});

export const list = css({ flex: 1, minInlineSize: 0, overflow: 'auto', padding: token.space[1], outline: 'none' });

export const item = css(text.body, focusRingInside, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
  paddingBlock: token.space[2],
  borderRadius: token.radius.s,
  color: token.color.ink,
  cursor: 'pointer',
  '&[data-focused]': { background: token.color.hover },
  '&[data-selected]': { fontWeight: token.weight.current },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '@media (forced-colors: active)': {
    '&[data-focused]': {
      outline: `${token.stroke.focus} solid ${token.color.accent}`,
      outlineOffset: `calc(-1 * ${token.stroke.focus})`,
    },
    '&[data-disabled]': { color: 'GrayText' },
  },
});

export const words = css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
