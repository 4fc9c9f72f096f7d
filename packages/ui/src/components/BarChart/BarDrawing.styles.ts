import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[2] });

export const labels = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[1]} ${token.space[4]}`,
  padding: 0,
  listStyle: 'none',
});

export const label = css(text.label, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  color: token.color.ink2,
});
