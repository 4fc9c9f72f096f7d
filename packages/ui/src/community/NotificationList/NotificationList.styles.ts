import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, { minInlineSize: 0, color: token.color.ink, outline: 'none' });

export const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
  minBlockSize: token.size.header,
  paddingInline: token.space[4],
  paddingBlock: token.space[2],
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.raised,
});

export const title = css(text.title);

export const state = css({ paddingInline: token.space[4] });

export const rows = css({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = css({
  '&:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: `calc(-1 * ${token.stroke.focus})`,
  },
  '& + &': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  '&[data-unread]': { background: token.color.tint },
});

export const row = css(focusRingInside, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: token.space[3],
  padding: `${token.space[3]} ${token.space[4]}`,
  color: token.color.ink,
  textDecoration: 'none',
  '&[data-hovered]': { background: token.color.hover },
});

/** As wide as an avatar, even if it holds a smaller icon or nothing. */
export const picture = css({
  display: 'inline-flex',
  justifyContent: 'center',
  inlineSize: token.size.target,
  paddingBlockStart: token.stroke.focus,
  color: token.color.ink2,
});

export const words = css({ display: 'grid', gap: token.space[1], minInlineSize: 0 });

export const sentence = css({
  overflowWrap: 'anywhere',
  '[data-unread] > * &': { fontWeight: token.weight.strong },
});

export const detail = css(text.label, { overflowWrap: 'anywhere', color: token.color.ink2 });

export const facts = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space[3]}`,
  color: token.color.ink2,
});

/** A border instead of a background, because forced colors remove backgrounds. */
export const dot = css({
  alignSelf: 'start',
  marginBlockStart: token.space[2],
  border: `${token.space[1]} solid ${token.color.accent}`,
  borderRadius: '50%',
});

export const more = css({
  padding: `${token.space[3]} ${token.space[4]}`,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
});
