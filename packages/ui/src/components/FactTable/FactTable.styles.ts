import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;

/** The root styles the cells, so that they need no separate styles. */
export const root = css(text.body, tabular, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  color: token.color.ink,
  '& th, & td': {
    paddingBlock: token.space[2],
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    whiteSpace: 'pre-line',
  },
  '& * + :is(th, td)': { paddingInlineStart: token.space[3] },
  '& thead th': [text.label, { color: token.color.ink2 }],
  '& tbody th': [text.body, { color: token.color.ink2 }],
  '& tbody tr': { borderBlockStart: line },
});

export const caption = css(text.title, {
  paddingBlockEnd: token.space[1],
  textAlign: 'start',
  color: token.color.ink,
});
