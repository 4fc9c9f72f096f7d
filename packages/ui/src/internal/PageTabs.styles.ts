import { css } from '@emotion/react';
import { tab as tabStyles } from '../Tabs/Tabs.styles.ts';
import { token } from '../theme/tokens.ts';

/** Takes the room that its page leaves above it, and paints to both edges of the screen without widening the page. */
export const navigation = css({
  marginBlockStart: 'calc(-1 * var(--ui-page-start, 0px))',
  minInlineSize: 0,
  borderImage: `linear-gradient(${token.color.surface} calc(100% - ${token.stroke.line}), ${token.color.line} 0) fill 0 / 0 / 0 100vw`,
});

export const list = css({
  display: 'flex',
  gap: token.space[6],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  padding: 0,
  listStyle: 'none',
});

export const entry = css({ display: 'flex', flex: 'none' });

/** Looks like one of Tabs; the page that is shown is where a tab would be chosen. */
export const tab = css(tabStyles, {
  fontWeight: token.weight.body,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[data-current]': { color: token.color.ink, fontWeight: token.weight.current },
  '&[data-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `${token.stroke.focus} solid ${token.color.accent}`,
  },
});
