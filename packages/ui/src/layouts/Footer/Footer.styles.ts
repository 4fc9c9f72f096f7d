import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css(text.label, {
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  color: token.color.ink3,
});

export const content = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[6],
  rowGap: token.space[1],
  maxInlineSize: `calc(${token.size.content} + 2 * ${token.size.gutter})`,
  marginInline: 'auto',
  paddingBlock: token.space[4],
  paddingInline: token.size.gutter,
});

export const rights = css({ [below.sm]: { inlineSize: '100%' } });

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[4],
  padding: 0,
  listStyle: 'none',
});

/** At the inline end. The icons align with the edge of the content, and their press targets extend beyond it. */
export const networks = css(list, {
  columnGap: 0,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc((${token.size.iconL} - ${token.size.control}) / 2)`,
});

export const link = css(focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.size.control,
  borderRadius: token.radius.s,
  color: token.color.ink2,
  textDecoration: 'none',
  '&[data-hovered]': { color: token.color.ink, textDecoration: 'underline' },
});

export const mark = css(focusRing, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.control,
  blockSize: token.size.control,
  borderRadius: token.radius.m,
  color: token.color.ink2,
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
});

/** A button styled as a link. */
export const button = css(link, { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
