import { css } from '@emotion/react';
import { below, from, token } from '../../theme/tokens.ts';

/** Height of the screen below the top bar and below anything that a surrounding layout adds. */
const room = `calc(100dvh - ${token.size.header} - var(--ui-desk-start, 0px))`;

/** From 1024 px, the layout fills the screen below the top bar, and each part scrolls separately. */
export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: room,
  color: token.color.ink,
  [from.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"item decision" "keys keys"',
    '&[data-view=queue]': { [below.lg]: { gridTemplateAreas: '"queue queue" "keys keys"' } },
  },
  [from.lg]: {
    gridTemplateColumns: '304px minmax(0, 1fr) 304px',
    gridTemplateAreas: '"queue item decision" "keys keys keys"',
    blockSize: room,
    minBlockSize: '480px',
  },
  [from.xl]: { gridTemplateColumns: '352px minmax(0, 1fr) 344px' },
  '&[data-keys=off] [data-part=key]': { display: 'none' },
  // Without an open item, the empty state also takes the space of the decision.
  '&[data-undecidable]': { [from.lg]: { gridTemplateAreas: '"queue item item" "keys keys keys"' } },
});

const line = `${token.stroke.line} solid ${token.color.line}`;
const column = { minInlineSize: 0, minBlockSize: 0, outline: 'none' } as const;

export const queue = css(column, {
  [from.md]: { gridArea: 'queue' },
  // The queue takes the height that anything above it leaves.
  [from.lg]: { display: 'flex', flexDirection: 'column', borderInlineEnd: line },
  [below.lg]: { '[data-view=item] > &': { display: 'none' } },
});

export const item = css(column, {
  display: 'flex',
  flexDirection: 'column',
  // The item fills the space that the back link leaves.
  '--ui-review-item-flex': '1 0 auto',
  '--ui-review-item-height': 'auto',
  [from.md]: { gridArea: 'item' },
  [from.lg]: { overflowY: 'auto', overscrollBehavior: 'contain' },
  [below.lg]: { '[data-view=queue] > &': { display: 'none' } },
});

export const back = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[1],
  paddingBlockStart: token.space[2],
  paddingInline: token.space[2],
  [from.lg]: { display: 'none' },
});

export const itemTools = css({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });

export const decision = css(column, {
  '[data-undecidable] > &': { display: 'none' },
  background: token.color.surface,
  [from.md]: { gridArea: 'decision', borderInlineStart: line },
  [from.lg]: { overflowY: 'auto', overscrollBehavior: 'contain' },
  [below.lg]: { '[data-view=queue] > &': { display: 'none' } },
  // The DecisionBar has the buttons here, so the panel shows only the outcome and the actions.
  [below.md]: {
    borderBlockStart: line,
    '& :is([data-part=accept], [data-part=reject], [data-part=fields])': { display: 'none' },
  },
});

export const decisionBar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  alignSelf: 'end',
  [from.md]: { display: 'none' },
  '[data-view=queue] > &': { display: 'none' },
});
