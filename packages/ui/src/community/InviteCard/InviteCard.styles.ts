import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css(text.body, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[4],
  minInlineSize: 0,
  padding: token.space[6],
  color: token.color.ink,
  overflowWrap: 'anywhere',
  [below.sm]: { padding: token.space[4] },
  // Puts the link and its button on one line, if there is room.
  [from.sm]: { '& > [data-part=copy]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  rowGap: token.space[3],
});

export const words = css({ flex: '1 1 14em', minInlineSize: 0 });

export const title = css(text.h2, { textWrap: 'balance' });

export const rule = css({ maxInlineSize: token.size.prose, color: token.color.ink2, textWrap: 'pretty' });

export const friends = css({
  display: 'grid',
  gap: token.space[3],
  paddingBlock: `${token.space[2]} 0`,
  paddingInline: 0,
  listStyle: 'none',
});

export const friend = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 3.5em',
  alignItems: 'center',
  columnGap: token.space[3],
  // Puts a friend's progress below the name, so that the name has enough room.
  [below.sm]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) 3em',
    alignItems: 'start',
    '--ui-progress-columns': 'minmax(0, 1fr)',
  },
});

export const reward = css({ fontWeight: token.weight.strong, textAlign: 'end' });

export const nobody = css({ color: token.color.ink2 });
