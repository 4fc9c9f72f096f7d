import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space[3],
  minInlineSize: 0,
  padding: token.space[4],
  overflowWrap: 'anywhere',
});

/** Line gap that keeps the name's focus ring off the next line. */
export const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '2px',
  minInlineSize: 0,
});

export const line = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[3],
  color: token.color.ink2,
});

export const name = css(text.title, { color: token.color.ink });

// A hairline outlines white flags on a white background.
export const flag = css({
  flex: 'none',
  inlineSize: token.size.iconL,
  blockSize: 'auto',
  borderRadius: '2px',
  outline: `${token.stroke.line} solid ${token.color.line}`,
  outlineOffset: `calc(-1 * ${token.stroke.line})`,
});

export const interests = css({ minInlineSize: 0, paddingBlockStart: token.space[2] });
