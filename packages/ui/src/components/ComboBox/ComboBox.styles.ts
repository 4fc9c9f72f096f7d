import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { text } from '../../internal/text.ts';
import * as select from '../Select/SelectList.styles.ts';
import { token } from '../../theme/tokens.ts';

export const box = css(field.box, { paddingInlineEnd: token.space[1] });

export const input = css(field.input, { textOverflow: 'ellipsis' });

/** For pointers only, because the arrow keys in the field open the list. */
export const button = css({
  flex: 'none',
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.controlS,
  padding: 0,
  border: 0,
  borderRadius: token.radius.s,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  cursor: 'pointer',
  '&[data-disabled]': { cursor: 'default' },
});

export const popover = css(select.popover, { inlineSize: 'var(--trigger-width)' });

export const list = css({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '320px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  outline: 'none',
});

export const sentence = css(text.body, {
  display: 'block',
  paddingInline: token.space[4],
  paddingBlock: token.space[3],
  color: token.color.ink2,
});
