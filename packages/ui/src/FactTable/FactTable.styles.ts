import { css } from '@emotion/react';
import { tabular, text } from '../internal/text.ts';
import { token } from '../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;

/** Styled from its root: cells have no styles of their own. */
export const root = css(text.body, tabular, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  color: token.color.ink,
  '& th, & td': {
    paddingBlock: token.space[2],
    paddingInlineEnd: token.space[3],
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    whiteSpace: 'pre-line',
  },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  '& thead th': [text.label, { color: token.color.ink2 }],
  '& tbody th': { color: token.color.ink2, fontWeight: 'inherit' },
  '& tbody tr': { borderBlockStart: line },
});

export const caption = css(text.title, {
  paddingBlockEnd: token.space[1],
  textAlign: 'start',
  color: token.color.ink,
});
