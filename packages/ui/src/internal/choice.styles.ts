import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';
import { focusRing } from './focus/ring.ts';
import { text } from './text.ts';

/** A checkbox, radio button or switch with its description below. */
export const choice = css({ display: 'grid', minInlineSize: 0 });

/** The control and its label, which are one press target. */
export const press = css(text.body, focusRing, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[3],
  justifySelf: 'var(--ui-choice-self, start)',
  minBlockSize: token.size.controlS,
  // Centers the first line in the row, however many lines follow.
  paddingBlock: `calc((${token.size.controlS} - ${token.text.body.line} - ${token.text.lineExtra}) / 2)`,
  borderRadius: token.radius.s,
  color: token.color.ink,
  cursor: 'pointer',
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '&[data-readonly]': { cursor: 'default' },
  '@media (forced-colors: active)': { '&[data-disabled]': { color: 'GrayText' } },
});

/** The control's visible part, aligned with the first line of the label. */
export const sign = css({
  flex: 'none',
  marginBlockStart: `calc((${token.text.body.line} + ${token.text.lineExtra} - ${token.size.icon}) / 2)`,
});

export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Description of a choice, aligned with its label. */
export const about = css(text.label, {
  paddingInlineStart: `calc(${token.size.icon} + ${token.space[3]})`,
  color: token.color.ink3,
});

/** Error message, with the same icon as in the box of an invalid field. */
export const error = css(text.label, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '& > svg': {
    marginBlockStart: `calc((${token.text.label.line} + ${token.text.lineExtra} - ${token.size.icon}) / 2)`,
  },
});

/** Error of a single choice: icon below the control, message below the label. */
export const ownError = css(error, { gap: token.space[3], paddingBlockStart: token.space[1] });

/** Choices of a group, stacked or side by side. */
export const choices = css({
  display: 'flex',
  flexDirection: 'column',
  '[data-orientation=horizontal] > &': { flexFlow: 'row wrap', columnGap: token.space[6] },
});
