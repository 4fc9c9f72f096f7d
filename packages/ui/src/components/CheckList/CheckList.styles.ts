import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;

export const root = css({ margin: 0, '& > div ~ div': { borderBlockStart: line } });

export const check = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  rowGap: token.space[1],
  padding: `${token.space[3]} ${token.space[4]}`,
});

export const name = css(text.body, { color: token.color.ink, fontWeight: token.weight.current });

export const result = css(text.body, tabular, {
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: token.text.body.line,
  margin: 0,
  color: token.color.ink2,
  overflowWrap: 'anywhere',
});
