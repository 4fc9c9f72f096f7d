import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

/** Centered horizontally, and never wider than running text. */
export const root = css({
  maxInlineSize: token.size.prose,
  marginInline: 'auto',
  paddingBlock: token.space[12],
  paddingInline: token.size.gutter,
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
