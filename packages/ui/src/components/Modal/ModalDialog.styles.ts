import { css, keyframes } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

/** A phone at 200 % text size, where sticky parts would leave no room for the content. */
const narrow = '@container (max-width: 14rem)';

const rise = keyframes({ from: { translate: 'var(--shift)' } });

export const frame = css({
  '--shift': `0 calc(${token.motion.travel} * ${token.space[4]})`,
  maxInlineSize: '480px',
  '&[data-size=s]': { maxInlineSize: '400px' },
  '&[data-size=l]': { maxInlineSize: '640px' },
  '[data-entering] > &': { animation: `${rise} ${token.duration.sheet} ${token.ease.out}` },
  '[data-exiting] > &': {
    translate: 'var(--shift)',
    transition: `translate ${token.duration.sheet} ${token.ease.out}`,
  },
  [below.sm]: { '--shift': `0 calc(${token.motion.travel} * 100%)`, '&&': { maxInlineSize: 'none' } },
});

export const modal = css({ display: 'flex', minBlockSize: 0, background: 'inherit', cursor: 'auto' });

/** The whole dialog scrolls under its title, so that the close button is always the way in for the keyboard. */
export const dialog = css({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'auto',
  outline: 'none',
  overscrollBehavior: 'contain',
  // Keeps focused elements between the sticky title and buttons.
  scrollPaddingBlock: `calc(${token.size.control} + 2 * ${token.space[3]}) calc(${token.size.control} + 2 * ${token.space[4]})`,
  background: 'inherit',
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
