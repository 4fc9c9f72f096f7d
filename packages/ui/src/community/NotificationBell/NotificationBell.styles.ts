import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({ position: 'relative', display: 'inline-flex' });

/** Presses go through to the button below. */
export const badge = css(text.tag, tabular, {
  position: 'absolute',
  insetBlockStart: 0,
  // A longer number grows over the bell, not out of the bar.
  insetInlineEnd: token.space[1],
  minInlineSize: token.size.icon,
  paddingInline: token.space[1],
  borderRadius: token.radius.l,
  // The outline separates the badge from the bell, and replaces the ground in forced colors.
  outline: `${token.stroke.line} solid ${token.color.surface}`,
  background: token.color.accent,
  color: token.color.onAccent,
  textAlign: 'center',
  pointerEvents: 'none',
});
