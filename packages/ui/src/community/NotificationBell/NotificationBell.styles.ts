import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

/** The badge lies over the button, not in it: its text, such as “99+”, may differ from the button's accessible name. */
export const root = css({ display: 'inline-grid', '& > *': { gridArea: '1 / 1' } });

/** The bell keeps its place, and a longer badge makes the button wider. */
export const button = css({
  '&&': {
    justifyContent: 'start',
    gap: 0,
    paddingBlock: 0,
    paddingInlineStart: `calc((${token.size.control} - ${token.size.iconL}) / 2 - ${token.stroke.line})`,
  },
});

/** Presses go through to the button. */
export const badge = css(text.tag, tabular, {
  // Above the button, which is positioned as well.
  position: 'relative',
  placeSelf: 'start',
  marginBlockStart: token.stroke.line,
  // Overlaps a corner of the bell; the larger the text, the smaller the overlap.
  marginInlineStart: `calc((${token.size.control} + ${token.size.iconL}) / 2 + min(1rem - ${token.space[6]}, ${token.stroke.focus}))`,
  minInlineSize: token.size.icon,
  paddingInline: token.space[1],
  borderRadius: token.radius.l,
  // The outline separates the badge from the bell, and replaces the background in forced colors.
  outline: `${token.stroke.line} solid ${token.color.surface}`,
  background: token.color.accent,
  color: token.color.onAccent,
  textAlign: 'center',
  pointerEvents: 'none',
});
