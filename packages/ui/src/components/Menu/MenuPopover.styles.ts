import { css } from '@emotion/react';
import { floating } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const popover = css(floating, {
  minInlineSize: 'max(var(--trigger-width), 176px)',
  maxInlineSize: `calc(100vw - 2 * ${token.space[3]})`,
  overflow: 'auto',
  padding: token.space[1],
});

export const list = css({ outline: 'none' });

export const item = css(text.body, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
  paddingBlock: token.space[2],
  borderRadius: token.radius.s,
  color: token.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  '&[data-focused]': { background: token.color.hover },
  '&[data-focus-visible]': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: `calc(-1 * ${token.stroke.focus})`,
  },
  '&[data-destructive]': { color: token.color.bad },
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

export const words = css({ display: 'grid', flex: 1, minInlineSize: 0 });

export const description = css(text.label, { color: token.color.ink3 });
