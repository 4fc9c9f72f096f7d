import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;

/** At least as tall as the viewport, so that the footer stays in place while content loads. */
export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[3],
  minBlockSize: '100svh',
});

export const bar = css(text.label, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  minBlockSize: token.size.control,
  color: token.color.ink2,
  fontWeight: token.weight.current,
});

export const tools = css({ display: 'flex', alignItems: 'center', gap: token.space[2] });

export const sheet = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // `clip` instead of `hidden`, which would break a composer that sticks to the bottom of the screen.
  overflow: 'clip',
  '&[data-columns]': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/**
 * Equals the page's gutter on phones, so that content extending over the padding, such as a composer, meets the panel's
 * edge.
 */
const padding = { paddingInline: token.space[8], [below.md]: { paddingInline: token.size.gutter } };

export const project = css({
  display: 'grid',
  // Otherwise a long discussion beside the project would stretch its rows.
  alignContent: 'start',
  '& > :not(style)': {
    ...padding,
    // A part may set its own block padding.
    paddingBlock: `var(--ui-part-room, ${token.space[6]})`,
    [below.md]: { ...padding[below.md], paddingBlock: `var(--ui-part-room, ${token.space[4]})` },
  },
  '& > :not(style) ~ :not(style)': { borderBlockStart: line },
});

export const comments = css(padding, {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: `${token.space[6]} ${token.space[4]}`,
  borderBlockStart: line,
  [from.lg]: { borderBlockStart: 0, borderInlineStart: line },
  [below.md]: { paddingBlock: `${token.space[4]} 0` },
  // The thread fills the space that the title leaves, and no more.
  '--ui-thread-flex': '1',
  '--ui-thread-height': 'auto',
});

export const commentsTitle = css(text.h2, { color: token.color.ink });

export const discussion = css({ display: 'grid', gap: token.space[6], paddingBlock: token.space[4] });

export const comment = css({ display: 'grid', gap: token.space[2] });
