import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const body = css({
  display: 'grid',
  gap: token.space[2],
  '--ui-badge-text': token.text.body.size,
});

export const submission = css(text.title, { color: token.color.ink });
