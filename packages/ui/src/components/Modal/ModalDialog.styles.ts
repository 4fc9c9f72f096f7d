import { css } from '@emotion/react';
import * as modalFrame from '../../internal/frame/modal.styles.ts';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

/** A phone at 200 % text size, where sticky parts would leave no room for the content. */
const narrow = '@container (max-width: 14rem)';

export const modal = css({ display: 'flex', minBlockSize: 0, background: 'inherit', cursor: 'auto' });

/**
 * The scroll container is the whole dialog, with a sticky title, so that keyboard users can scroll it while focus is on
 * the close button.
 */
export const dialog = css({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'auto',
  outline: 'none',
  overscrollBehavior: 'contain',
  // Focused elements scroll to between the sticky title and buttons, not under them.
  scrollPaddingBlock: `calc(${token.size.control} + 2 * ${token.space[3]}) calc(${token.size.control} + 2 * ${token.space[4]})`,
  background: 'inherit',
});

export const header = css(modalFrame.header, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  [narrow]: { position: 'static' },
});

export const { title } = modalFrame;

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
