import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingBlock: token.space[6],
  overflowWrap: 'anywhere',
  '&[data-centered]': { margin: 'auto', paddingInline: token.space[6] },
});

export const title = css(text.title, {
  paddingBlockStart: token.space[4],
  color: token.color.ink,
  textWrap: 'balance',
});

export const description = css(text.prose, {
  maxInlineSize: token.size.prose,
  paddingBlockStart: token.space[1],
  color: token.color.ink2,
});

export const action = css({ paddingBlockStart: token.space[4] });
