import { css } from '@emotion/react';
import { box } from '../../internal/field.styles.ts';
import { focusRing } from '../../internal/focus/ring.ts';
import { floating } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const popover = css(floating, {
  display: 'flex',
  inlineSize: `min(360px, 100vw - 2 * ${token.space[3]})`,
});

export const dialog = css({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: token.space[3],
  overflow: 'auto',
  padding: token.space[4],
  outline: 'none',
});

export const title = css(text.title, { textWrap: 'balance' });

export const copy = css({ display: 'grid', gap: token.space[2] });

export const input = css(box, text.input, {
  minInlineSize: 0,
  textOverflow: 'ellipsis',
  color: token.color.ink2,
  '&:focus': { borderColor: token.color.accent, outlineColor: token.color.accent },
});

export const failed = css(text.label, { color: token.color.bad });

export const networks = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  columnGap: token.space[2],
  marginInline: `calc(-1 * ${token.space[2]})`,
  padding: 0,
  listStyle: 'none',
});

export const network = css(text.body, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.control,
  paddingInline: token.space[2],
  borderRadius: token.radius.m,
  color: token.color.ink,
  textDecoration: 'none',
  '& > svg': { color: token.color.ink2 },
  '&[data-hovered]': { background: token.color.hover },
});
