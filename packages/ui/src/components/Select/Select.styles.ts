import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const box = css({ minInlineSize: 0 });

/** For Selects with a hidden label, as in a toolbar. Adjacent ones have equal heights even if the text of one wraps. */
export const stretched = css({ display: 'grid' });

/** Looks like a button with a caret, because it can't be typed into. */
export const trigger = css(text.body, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  inlineSize: '100%',
  minBlockSize: token.size.field,
  paddingInline: `${token.space[4]} ${token.space[3]}`,
  paddingBlock: token.space[1],
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  color: token.color.ink,
  fontWeight: token.weight.current,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}`,
  '&[data-size=s]': { minBlockSize: token.size.control },
  '&[data-size=l]': { minBlockSize: token.size.controlL },
  '&[data-hovered]': { background: token.color.hover },
  '&[data-pressed], &[aria-expanded=true]': { background: token.color.sunken },
  // An outline over the border, because a 2 px border would shift the content.
  '&[data-invalid]:not([data-focus-visible])': {
    borderColor: token.color.bad,
    outline: `${token.stroke.focus} solid ${token.color.bad}`,
    outlineOffset: `calc(-1 * ${token.stroke.line})`,
  },
  '&[data-disabled]': {
    borderColor: token.color.line,
    background: token.color.sunken,
    color: token.color.ink3,
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
    '&[data-invalid]:not([data-focus-visible])': { outlineStyle: 'dashed' },
  },
});

export const value = css({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '&[data-placeholder]': { color: token.color.ink3, fontWeight: token.weight.body },
});
