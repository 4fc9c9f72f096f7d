import { css } from '@emotion/react';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingBlockStart: token.size.header,
});

export const main = css({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${token.size.content} + 2 * ${token.size.gutter})`,
  marginInline: 'auto',
  paddingInline: token.size.gutter,
  // Content directly below the top bar may cancel this space with a negative margin.
  '--ui-page-start': token.space[8],
  paddingBlock: `var(--ui-page-start) ${token.space[12]}`,
  outline: 'none',

  [below.sm]: { '--ui-page-start': token.space[6] },
  '&[data-width=full]': { maxInlineSize: 'none', padding: 0 },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: token.space[4],
  [from.lg]: {
    gridTemplateColumns: `${token.size.sidebar} minmax(0, 1fr)`,
    columnGap: token.space[12],
    rowGap: token.space[8],
    alignItems: 'start',
  },
});

export const header = css({ gridColumn: '1 / -1' });

export const sidebar = css({ display: 'grid', gap: token.space[6], [below.lg]: { display: 'none' } });

export const content = css({
  // On a phone, a list may extend into the gutter, up to the edges of the screen.
  '--ui-bleed': '0px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  minInlineSize: 0,
  [below.sm]: { '--ui-bleed': token.size.gutter, gap: token.space[3] },
});

export const compact = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: token.space[2],
  [from.lg]: { display: 'none' },
});
