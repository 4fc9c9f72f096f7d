import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

const tagLine = `calc(${token.text.tag.line} + ${token.text.lineExtra})`;

/** Height of the upvote button, to center the comment count beside it. */
const upvoteHeight = '60px';

/** Reserves one line of tags (text, padding and border), so that a row without categories is as tall as others. */
export const tags = css({
  '--tag': `calc(${tagLine} + 6px)`,
  minBlockSize: 'var(--tag)',
  [below.sm]: { display: 'none' },
});

export const categories = css({ minBlockSize: tagLine, [from.sm]: { display: 'none' } });

export const comments = css(text.body, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: upvoteHeight,
  marginInlineEnd: token.space[2],
  paddingInline: token.space[2],
  borderRadius: token.radius.m,
  outline: 'none',
  color: token.color.ink2,
  fontWeight: token.weight.current,
  textDecoration: 'none',
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  '&[data-focus-visible]': { outline: `${token.stroke.focus} solid ${token.color.accent}` },
  // On a phone, the comments are below the upvote button, unless both are below the text.
  [below.sm]: { alignSelf: 'center', order: 1, minBlockSize: token.size.target, marginInlineEnd: 0 },
  '@container (max-width: 14rem)': { alignSelf: 'start', order: 0 },
});
