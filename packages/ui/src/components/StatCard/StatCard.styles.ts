import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = css(text.label, { color: token.color.ink2 });

export const value = css(tabular, {
  color: token.color.ink,
  '[data-size=m] > &': text.readoutM,
  '[data-size=l] > &': text.readoutL,
});

export const note = css(text.lead, { color: token.color.ink2 });
