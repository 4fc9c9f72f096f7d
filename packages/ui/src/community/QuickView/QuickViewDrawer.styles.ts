import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { below, token } from '../../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;

/** Too little height for a sticky header, so everything scrolls together. */
const isShallow = '@media (max-height: 559.98px)';

export const drawer = css({ flex: 1, minBlockSize: 0, cursor: 'auto' });

export const dialog = css({
  '--ui-tabs-gutter': token.size.gutter,
  '--ui-overview-gutter': token.size.gutter,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
  [isShallow]: { display: 'block', overflowY: 'auto' },
});

export const bar = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[1],
  minBlockSize: token.size.header,
  paddingInline: `calc(${token.size.gutter} - ${token.space[2]})`,
  borderBlockEnd: line,
  // Close comes first, within reach of the thumb; the full-page link comes last.
  [below.md]: { '& [data-part=full-page]': { order: 2 }, '& [data-part=full-page-words]': visuallyHidden },
});

export const fullPage = css(text.label, focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[2],
  minInlineSize: token.size.control,
  minBlockSize: token.size.control,
  marginInlineEnd: 'auto',
  paddingInline: token.space[2],
  borderRadius: token.radius.m,
  color: token.color.ink2,
  fontWeight: token.weight.current,
  textDecoration: 'none',
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  [below.md]: { position: 'relative', marginInlineEnd: 0 },
});

export const close = css({ display: 'inline-flex', [below.md]: { order: -1, marginInlineEnd: 'auto' } });

export const head = css({
  flex: 'none',
  display: 'grid',
  gap: token.space[3],
  paddingInline: token.size.gutter,
  paddingBlockStart: token.space[6],
  paddingBlockEnd: token.space[2],
  '& > * + *': { paddingBlockStart: token.space[2], borderBlockStart: line },
  [below.md]: {
    paddingBlockStart: token.space[4],
    '& > * + *': { paddingBlockStart: 0, borderBlockStart: 0 },
  },
});

export const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderBlockStart: line,
  '& [data-part=panel]': { paddingInline: token.size.gutter },
  // Replacements for the tabs: skeletons, or an error or empty state.
  '& > :not([data-filling])': { padding: token.size.gutter, overflowY: 'auto' },
});
