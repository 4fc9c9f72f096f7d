import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const field = css({ marginBlockStart: token.space[4] });

export const error = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  marginBlockStart: token.space[3],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  // Centers the icon on the first line of text.
  '& > svg': { marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});
