import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import * as field from '../../internal/field.styles.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const box = css(field.box, { flexWrap: 'wrap', paddingBlock: token.space[1], cursor: 'text' });

/** Has no box, so that the list of tags and the input are items of the same wrapping flex container. */
export const tags = css({ display: 'contents' });

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  maxInlineSize: '100%',
  outline: 'none',
  '&[data-empty]': { display: 'none' },
});

export const tag = css(text.label, focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: token.space[2],
  border: `${token.stroke.line} solid ${token.color.line2}`,
  borderRadius: token.radius.s,
  background: token.color.surface,
  color: token.color.ink,
  cursor: 'default',
  overflowWrap: 'anywhere',
  '&[data-disabled]': { background: token.color.sunken, color: token.color.ink3 },
});

export const remove = css(focusRing, {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: token.size.target,
  blockSize: token.size.target,
  padding: 0,
  border: 0,
  borderRadius: token.radius.s,
  background: 'transparent',
  color: token.color.ink3,
  cursor: 'pointer',
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
});

export const input = css(field.input, { flexBasis: '8em', minBlockSize: token.size.controlS });

export const foot = css({ display: 'flex', justifyContent: 'space-between', gap: token.space[4] });

export const counter = css(text.tag, tabular, {
  marginInlineStart: 'auto',
  color: token.color.ink3,
  whiteSpace: 'nowrap',
});
