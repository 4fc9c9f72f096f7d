import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { targetPadding } from '../../internal/target.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(focusRing, {
  borderRadius: token.radius.s,
  color: token.color.accentInk,
  textDecorationLine: 'underline',
  textDecorationThickness: token.stroke.line,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  paddingBlock: targetPadding,
  cursor: 'pointer',
  transition: `color ${token.duration.press} ${token.ease.out}`,
  '&[data-hovered]': { textDecorationThickness: token.stroke.focus },
  '&[data-variant=quiet]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    minBlockSize: token.size.target,
    paddingBlock: 0,
    color: 'inherit',
    textDecorationLine: 'none',
    '&[data-hovered]': { color: token.color.accentInk },
  },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
});

/** Links that look like buttons reuse the styles of Button. */
export { root as button } from '../Button/Button.styles.ts';

export const arrow = css({
  display: 'inline-flex',
  color: token.color.ink3,
  '[data-variant=inline] > &': {
    display: 'inline',
    paddingInlineStart: '0.25em',
    color: 'inherit',
    // The word joiner, hidden from screen readers, keeps the arrow on the same line as the last word.
    whiteSpace: 'nowrap',
    '&::before': { content: '"\\2060" / ""' },
    '> svg': { display: 'inline' },
  },
  '[data-variant=primary] > &': { color: 'inherit' },
  '> svg': { inlineSize: '0.85em', blockSize: '0.85em' },
});
