import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

/** A phone at 200 % text size, where sticky parts would leave no room for the content. */
const narrow = '@container (max-width: 14rem)';

export const modal = css({
  alignSelf: 'center',
  display: 'flex',
  inlineSize: `calc(100% - 2 * ${token.size.gutter})`,
  maxInlineSize: '480px',
  maxBlockSize: '100%',
  paddingBlockEnd: token.size.gutter,
  cursor: 'auto',
  transition: `translate ${token.duration.sheet} ${token.ease.out}`,
  '&[data-size=s]': { maxInlineSize: '400px' },
  '&[data-size=l]': { maxInlineSize: '640px' },
  '&[data-entering], &[data-exiting]': { translate: `0 calc(${token.motion.travel} * ${token.space[4]})` },
  [below.sm]: {
    '&&': { inlineSize: '100%', maxInlineSize: 'none', paddingBlockEnd: 0 },
    alignSelf: 'end',
    '&[data-entering], &[data-exiting]': { translate: `0 calc(${token.motion.travel} * 100%)` },
  },
});

/** The dialog scrolls under its title, so that the close button is always the first tab stop. */
export const dialog = css({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements between the sticky title and buttons.
  scrollPaddingBlock: `calc(${token.size.control} + 2 * ${token.space[3]}) calc(${token.size.control} + 2 * ${token.space[4]})`,
  borderRadius: token.radius.l,
  background: token.color.raised,
  color: token.color.ink,
  boxShadow: token.shadow.sheet,
  outline: `${token.stroke.line} solid transparent`,
  [below.sm]: { borderRadius: `${token.radius.xl} ${token.radius.xl} 0 0` },
});

export const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token.space[3],
  paddingBlock: token.space[3],
  paddingInline: `${token.size.gutter} ${token.space[3]}`,
  background: 'inherit',
  [below.sm]: { paddingInlineEnd: token.space[2] },
  [narrow]: { position: 'static' },
});

export const title = css(text.h2, {
  minInlineSize: 0,
  // Centers the close button on a one-line title; beside longer ones it stays at the first line.
  paddingBlock: `calc((${token.size.control} - ${token.text.h2.line}) / 2)`,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const body = css(text.body, {
  paddingInline: token.size.gutter,
  paddingBlockEnd: `max(${token.size.gutter}, env(safe-area-inset-bottom))`,
  color: token.color.ink2,
  overflowWrap: 'anywhere',
});

export const footer = css({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token.space[2],
  paddingBlock: `${token.space[3]} max(${token.space[4]}, env(safe-area-inset-bottom))`,
  paddingInline: token.size.gutter,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  background: 'inherit',
  [below.sm]: { '& > *': { flex: '1 1 auto' } },
  [narrow]: { position: 'static' },
});
