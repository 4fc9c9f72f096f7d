import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';
import { focusRing } from './focus/ring.ts';
import { text } from './text.ts';

/** One choice with what is said about it below: of a checkbox, a radio button, a switch. */
export const choice = css({ display: 'grid', minInlineSize: 0 });

/** The sign and its words; all of it is pressed. */
export const press = css(text.body, focusRing, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[3],
  justifySelf: 'var(--ui-choice-self, start)',
  minBlockSize: token.size.controlS,
  // The first line keeps the middle of the row, however many follow.
  paddingBlock: `calc((${token.size.controlS} - ${token.text.body.line} - ${token.text.lineExtra}) / 2)`,
  borderRadius: token.radius.s,
  color: token.color.ink,
  cursor: 'pointer',
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '&[data-readonly]': { cursor: 'default' },
  '@media (forced-colors: active)': { '&[data-disabled]': { color: 'GrayText' } },
});

/** Stands on the first line of the words. */
export const sign = css({
  flex: 'none',
  marginBlockStart: `calc((${token.text.body.line} + ${token.text.lineExtra} - ${token.size.icon}) / 2)`,
});

export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** What is said about a choice; it begins where the words do. */
export const about = css(text.label, {
  paddingInlineStart: `calc(${token.size.icon} + ${token.space[3]})`,
  color: token.color.ink3,
});

/** What is wrong, with the sign that a field has in its box. */
export const error = css(text.label, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '& > svg': {
    marginBlockStart: `calc((${token.text.label.line} + ${token.text.lineExtra} - ${token.size.icon}) / 2)`,
  },
});

/** Of one choice: the sign stands under the choice's own, the sentence under its words. */
export const ownError = css(error, { gap: token.space[3], paddingBlockStart: token.space[1] });

/** The choices of a group, one under the other or side by side. */
export const choices = css({
  display: 'flex',
  flexDirection: 'column',
  '[data-orientation=horizontal] > &': { flexFlow: 'row wrap', columnGap: token.space[6] },
});
