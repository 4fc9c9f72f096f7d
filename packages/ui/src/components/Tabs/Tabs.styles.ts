import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '&[data-filling]': { flex: 1, minBlockSize: 0 },
});

export const list = css({
  flex: 'none',
  display: 'flex',
  gap: token.space[6],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  paddingInline: 'var(--ui-tabs-gutter, 0px)',
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  // Keeps a focused tab out of the fade.
  scrollPaddingInline: '15%',
  // `useCentered` sets the lengths while tabs are hidden. Without them, the value is invalid, and nothing fades.
  maskImage:
    'linear-gradient(to right, transparent, black var(--ui-left), black calc(100% - var(--ui-right)), transparent)',
});

export const tab = css(text.body, focusRingInside, {
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.tabs,
  borderRadius: token.radius.s,
  color: token.color.ink2,
  fontWeight: token.weight.current,
  cursor: 'pointer',
  '&[data-hovered]': { color: token.color.ink },
  '&[data-selected]': { color: token.color.ink, fontWeight: token.weight.strong },
  '&[data-selected]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    // A border, because forced colors remove backgrounds.
    borderBlockEnd: `${token.stroke.focus} solid ${token.color.accent}`,
  },
});

export const count = css(text.label, tabular, { color: token.color.ink3 });

export const panel = css(focusRingInside, {
  minInlineSize: 0,
  '[data-stacked] > &': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space[6],
    paddingBlockStart: token.space[4],
  },
  '[data-filling] > &': { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
});
