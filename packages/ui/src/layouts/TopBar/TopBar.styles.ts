import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

/** A phone at 200 % text size, where the number of unread notifications needs the space between the controls. */
const narrow = '@container (max-width: 11rem)';

export const root = css({
  position: 'fixed',
  // A query container: in container queries, rem follows the page's text size, but in media queries it doesn't.
  containerType: 'inline-size',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: token.layer.header,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.surface,
  // With reduced motion, the bar jumps instead of sliding.
  transition: `translate calc(${token.motion.travel} * ${token.duration.popover}) ${token.ease.out}`,
  [below.md]: {
    '&[data-scrolled-away]:not(:focus-within, :has([aria-expanded=true]))': { translate: '0 -100%' },
  },
});

export const content = css({
  display: 'flex',
  alignItems: 'center',
  // Leaves room for the hairline, which is part of the height that pages reserve for the bar.
  blockSize: `calc(${token.size.header} - ${token.stroke.line})`,
  maxInlineSize: `calc(${token.size.content} + 2 * ${token.size.gutter})`,
  marginInline: 'auto',
  paddingInline: token.size.gutter,
});

export const brand = css(text.title, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.control,
  marginInlineEnd: token.space[12],
  borderRadius: token.radius.s,
  color: token.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [below.lg]: { marginInlineEnd: token.space[3] },
});

export const navigation = css({
  alignSelf: 'stretch',
  minInlineSize: 0,
  // Scrolls sideways at 200 % text size. The box includes the hairline, so that it doesn't clip the needle.
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  marginBlockEnd: `calc(-1 * ${token.stroke.line})`,
  paddingBlockEnd: token.stroke.line,
  [below.lg]: { display: 'none' },
});

export const links = css({
  display: 'flex',
  gap: token.space[6],
  blockSize: '100%',
  padding: 0,
  listStyle: 'none',
});

export const entry = css({ display: 'flex' });

export const link = css(text.body, focusRing, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[1],
  minInlineSize: token.size.target,
  borderRadius: token.radius.s,
  color: token.color.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${token.duration.press} ${token.ease.out}`,
  '& > svg': { inlineSize: token.space[3], color: token.color.ink3 },
  '&[data-hovered]': { color: token.color.ink },
  '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${token.stroke.focus})` },
  '&[data-current]': { color: token.color.ink, fontWeight: token.weight.current },
  // The needle covers the bar's hairline.
  '&[data-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: `calc(-1 * ${token.stroke.line})`,
    blockSize: token.stroke.focus,
    background: token.color.accent,
  },
});

export const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  marginInlineStart: 'auto',
  [narrow]: { gap: 0 },
  [from.lg]: { flexShrink: 0 },
});

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[1],
  [below.lg]: { display: 'none' },
});

export const account = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  [narrow]: { gap: 0 },
  // Insets the text of quiet buttons less, so that the points fit on one line beside the avatar at 320 px.
  [below.sm]: { '--ui-quiet-button-inset': token.space[2] },
  [from.lg]: {
    '[data-part=tools] + &': {
      paddingInlineStart: token.space[4],
      borderInlineStart: `${token.stroke.line} solid ${token.color.line}`,
    },
  },
});

export const who = css({ display: 'contents' });

/** Aligns the icon, not its target, with the edge of the content. */
export const burger = css({
  marginInlineEnd: `calc((${token.size.iconL} - ${token.size.control}) / 2)`,
  [from.lg]: { display: 'none' },
});
