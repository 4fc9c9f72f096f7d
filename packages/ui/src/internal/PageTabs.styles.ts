import { css } from '@emotion/react';
import { count as countStyles, list as listStyles, tab as tabStyles } from '../components/Tabs/Tabs.styles.ts';
import { token } from '../theme/tokens.ts';

/** Page-level tabs cover the space above the page, and paint to both edges of the screen without widening the page. */
export const navigation = css({
  minInlineSize: 0,
  '&[data-level=page]': {
    marginBlockStart: 'calc(-1 * var(--ui-page-start, 0px))',
    borderImage: `linear-gradient(${token.color.surface} calc(100% - ${token.stroke.line}), ${token.color.line} 0) fill 0 / 0 / 0 100vw`,
  },
});

export const list = css(listStyles, {
  padding: 0,
  listStyle: 'none',
  '[data-level=page] > &': { borderBlockEnd: 0 },
});

export const entry = css({ display: 'flex', flex: 'none' });

/** Looks like a tab of Tabs. The current page looks like the selected tab. */
export const tab = css(tabStyles, {
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[data-current]': { color: token.color.ink, fontWeight: token.weight.strong },
  '[data-level=page] &': {
    fontWeight: token.weight.body,
    '&[data-current]': { fontWeight: token.weight.current },
  },
  '&[data-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `${token.stroke.focus} solid ${token.color.accent}`,
  },
});

export const count = css(countStyles, { minInlineSize: 'calc(var(--ui-count-room) * 1ch)' });
