import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // A parent may override the sizes and colors through the `--ui-key-*` properties.
  minInlineSize: 'var(--ui-key-width, 20px)',
  maxInlineSize: '100%',
  minBlockSize: 'var(--ui-key-height, 20px)',
  paddingInline: token.space[1],
  border: `${token.stroke.line} solid var(--ui-key-edge, ${token.color.line2})`,
  borderBlockEndWidth: '2px',
  borderRadius: token.radius.s,
  background: `var(--ui-key-ground, ${token.color.surface})`,
  color: `var(--ui-key-ink, ${token.color.ink2})`,
  fontFamily: token.font.mono,
});

/** Lets the text shrink below its longest word, which then breaks. */
export const print = css({ minInlineSize: 0 });
