import { css } from '@emotion/react';
import { floating } from '../../internal/surface.ts';
import { clamp, tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

/** The root styles the whole list, so that rows need no separate styles. */
export const root = css(floating, {
  position: 'absolute',
  zIndex: token.layer.header,
  insetBlockStart: `calc(100% + ${token.space[2]})`,
  insetInline: 0,
  maxBlockSize: '240px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '& [data-part=row]': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[3],
    minBlockSize: '60px',
    paddingInline: token.space[4],
    paddingBlock: token.space[2],
    color: token.color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered], &[data-focused]': { background: token.color.hover },
    '&[data-focused]': {
      boxShadow: `inset ${token.stroke.needle} 0 ${token.color.accent}`,
      '&:dir(rtl)': { boxShadow: `inset calc(-1 * ${token.stroke.needle}) 0 ${token.color.accent}` },
    },
    '@media (forced-colors: active)': {
      '&[data-focused]': {
        outline: `${token.stroke.focus} solid Highlight`,
        outlineOffset: `calc(-1 * ${token.stroke.focus})`,
      },
    },
  },
  '& [data-part=row] + [data-part=row]': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  '& [data-part=words]': { flex: 1, display: 'grid', gap: '2px', minInlineSize: 0 },
  '& [data-part=name]': [text.body, clamp(1), { fontWeight: token.weight.strong, overflowWrap: 'anywhere' }],
  '& [data-part=categories]': [text.label, clamp(1), { color: token.color.ink3 }],
  '& mark': { borderRadius: '2px', background: token.color.tint, color: token.color.accentInk },
  '& [data-part=upvotes], & [data-part=open]': [
    text.label,
    tabular,
    { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: token.space[2], color: token.color.ink3 },
  ],
  '& [data-part=upvotes] svg': { inlineSize: '8px', blockSize: '7px', fill: 'currentColor' },
  '& [data-part=open]': { display: 'none' },
  '& [data-focused] [data-part=open]': { display: 'inline-flex' },
  '& [data-focused] [data-part=upvotes]': { display: 'none' },
});

export const list = css({ outline: 'none' });

export const sentence = css(text.body, { padding: token.space[4], color: token.color.ink2 });
