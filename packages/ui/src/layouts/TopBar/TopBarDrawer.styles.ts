import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import * as modal from '../../internal/frame/modal.styles.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const drawer = css(modal.drawer, { display: 'flex', cursor: 'auto' });

export const dialog = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

/** Puts the close button in the same place as the menu button. */
export const bar = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: token.size.header,
  paddingInlineEnd: `calc(${token.size.gutter} + (${token.size.iconL} - ${token.size.control}) / 2)`,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
});

export const links = css({ padding: 0, listStyle: 'none' });

export const entry = css({ display: 'flex' });

export const link = css(text.lead, focusRingInside, {
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  minBlockSize: '48px',
  paddingBlock: token.space[2],
  paddingInline: token.size.gutter,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  color: token.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > svg': { color: token.color.ink3 },
  '&[data-hovered]': { background: token.color.hover },
  '&[data-current]': { background: token.color.tint, fontWeight: token.weight.current },
  '&[data-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: token.stroke.needle,
    background: token.color.accent,
  },
});

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
  marginBlockStart: 'auto',
  paddingBlock: `${token.space[2]} max(${token.space[2]}, env(safe-area-inset-bottom))`,
  paddingInline: token.space[2],
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
});
