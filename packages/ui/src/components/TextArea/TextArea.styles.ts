import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { tabular, text } from '../../internal/text.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { token } from '../../theme/tokens.ts';

export const hiddenLabel = visuallyHidden;

export const box = css(field.box, { alignItems: 'start', paddingBlock: token.space[2], cursor: 'text' });

const tallest = `calc(12 * (${token.text.input.line} + ${token.text.lineExtra}))`;

/** A hidden copy of the text sizes the grid cell that the field fills, so the field grows without being measured. */
export const grow = css(text.input, {
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  '&::after': {
    content: 'attr(data-text) " "',
    gridArea: '1 / 1',
    maxBlockSize: tallest,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    visibility: 'hidden',
  },
});

export const input = css(field.input, {
  gridArea: '1 / 1',
  maxBlockSize: tallest,
  overflowWrap: 'anywhere',
  resize: 'none',
  scrollbarWidth: 'thin',
});

/** Puts the counter at the end of the hint's line. */
export const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[4],
});

export const counter = css(text.tag, tabular, {
  marginInlineStart: 'auto',
  color: token.color.ink3,
  whiteSpace: 'nowrap',
  '&[data-over]': { color: token.color.bad, fontWeight: token.weight.current },
});
