import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  '&[data-filled]': {
    // Its page leaves no room above, and what fills the screen is less high by the tabs.
    '--ui-page-start': '0px',
    '--ui-desk-start': token.size.tabs,
    gap: 0,
  },
});

/** The tabs stay where they are on every page: where the page fills the screen, below the links of the bar too. */
export const tabs = css({
  marginBlockEnd: token.space[2],
  [below.sm]: { marginBlockEnd: 0 },
  '[data-filled] > &': {
    inlineSize: '100%',
    maxInlineSize: `calc(${token.size.content} + 2 * ${token.size.gutter})`,
    marginInline: 'auto',
    marginBlockEnd: 0,
    paddingInline: token.size.gutter,
  },
});
