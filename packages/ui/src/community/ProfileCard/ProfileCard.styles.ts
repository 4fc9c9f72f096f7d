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

/** Apart, so that the ring of the name leaves the next line free. */
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

// A hairline keeps a white flag in shape on a white ground.
export const flag = css({
  flex: 'none',
  inlineSize: token.size.iconL,
  blockSize: 'auto',
  borderRadius: '2px',
  outline: `${token.stroke.line} solid ${token.color.line}`,
  outlineOffset: `calc(-1 * ${token.stroke.line})`,
});

export const interests = css({ minInlineSize: 0, paddingBlockStart: token.space[2] });
