import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  '&[data-filled]': {
    // Removes the space above the page, and tells full-height pages how tall the tabs are.
    '--ui-page-start': '0px',
    '--ui-desk-start': token.size.tabs,
    gap: 0,
  },
});

/** Tabs keep their position on every page; on full-height pages, they align with the links of the top bar. */
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
