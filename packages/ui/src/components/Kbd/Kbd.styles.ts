import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '20px',
  maxInlineSize: '100%',
  minBlockSize: '20px',
  paddingInline: token.space[1],
  border: `${token.stroke.line} solid ${token.color.line2}`,
  borderBlockEndWidth: '2px',
  borderRadius: token.radius.s,
  background: token.color.surface,
  color: token.color.ink2,
  fontFamily: token.font.mono,
});

/** May be narrower than its longest word, which then breaks. */
export const print = css({ minInlineSize: 0 });
