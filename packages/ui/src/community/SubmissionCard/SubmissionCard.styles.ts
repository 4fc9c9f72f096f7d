import { css } from '@emotion/react';
import { matchParent, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

/** One style rule for the whole row, because a list has many rows. */
export const root = css({
  display: 'grid',
  gridTemplate: '"icon words outcome" auto ". appeal appeal" auto / auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: token.space[4],
  minInlineSize: 0,
  padding: token.space[4],
  overflowWrap: 'anywhere',
  '& [data-part=icon]': { gridArea: 'icon', color: token.color.ink2 },
  '& [data-part=words]': { gridArea: 'words', minInlineSize: 0 },
  '& [data-part=title]': [text.title, matchParent, { color: token.color.ink }],
  '& [data-part=facts]': [
    text.label,
    { display: 'flex', flexWrap: 'wrap', columnGap: token.space[3], color: token.color.ink2 },
  ],
  '& [data-part=outcome]': {
    gridArea: 'outcome',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: token.space[4],
    rowGap: token.space[2],
    minBlockSize: token.size.controlS,
  },
  '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: token.space[2] },
  '& [data-part=appeal]': { gridArea: 'appeal', minInlineSize: 0, paddingBlockStart: token.space[4] },
  // Points align in a column, whatever the text before them.
  '& [data-part=points]': [text.h2, { minInlineSize: '4em', color: token.color.ink, textAlign: 'end' }],
  [below.sm]: {
    gridTemplate: '"icon words" auto "icon outcome" auto "appeal appeal" auto / auto minmax(0, 1fr)',
    alignItems: 'start',
    '& [data-part=outcome]': { justifyContent: 'space-between', paddingBlockStart: token.space[2] },
  },
});
