import { css, keyframes } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

/** As tall as the screen allows, regardless of the picture's size. */
export const panel = css({ blockSize: '100%' });

export const modal = css({ flex: 1, display: 'flex', minBlockSize: 0, background: 'inherit', cursor: 'auto' });

export const frame = css({ flex: 1, display: 'flex', minInlineSize: 0 });

export const dialog = css({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0, overflow: 'hidden' });

export const bar = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[1],
  minBlockSize: token.size.header,
  paddingInline: token.space[3],
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
});

export const position = css(text.label, tabular, { marginInlineStart: token.space[2], color: token.color.ink2 });

export const close = css({ marginInlineStart: 'auto' });

export const well = css({ flex: 1, display: 'grid', minBlockSize: 0, background: token.color.sunken });

/** Scales the picture down to fit, but never crops or enlarges it. */
export const image = css({
  gridArea: '1 / 1',
  minBlockSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: token.space[4],
  objectFit: 'scale-down',
  [below.sm]: { padding: token.space[2] },
});

const appear = keyframes({ from: { opacity: 0 } });

/** The spinner, which appears after a delay, so that it doesn't flash for cached pictures. */
export const loading = css({
  gridArea: '1 / 1',
  placeSelf: 'center',
  color: token.color.ink2,
  animation: `${appear} ${token.duration.popover} ${token.duration.sheet} backwards`,
});
