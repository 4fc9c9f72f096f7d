import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  maxInlineSize: token.size.prose,
  marginInline: 'auto',
  paddingBlock: token.space[6],
});

/** The number 404, in the type of large figures. */
export const code = css(text.readoutXl, tabular, { color: token.color.ink3 });
