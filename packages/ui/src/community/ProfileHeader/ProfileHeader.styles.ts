import { css } from '@emotion/react';
import { matchParent, tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplate: '"avatar words end" auto / auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: token.space[4],
  rowGap: token.space[4],
  '& [data-part=avatar]': { gridArea: 'avatar', display: 'flex' },
  '& [data-part=words]': { gridArea: 'words', minInlineSize: 0 },
  '& [data-part=name]': [
    text.h1,
    matchParent,
    {
      color: token.color.ink,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  ],
  '& [data-part=username]': [text.lead, { color: token.color.ink2, overflowWrap: 'anywhere' }],
  '& [data-part=facts]': [
    text.body,
    {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: token.space[4],
      rowGap: token.space[1],
      paddingBlockStart: token.space[2],
      color: token.color.ink2,
    },
  ],
  '& [data-part=country]': { display: 'inline-flex', alignItems: 'center', gap: token.space[2] },
  // A hairline outlines white flags on a white background.
  '& [data-part=flag]': {
    flex: 'none',
    inlineSize: token.size.iconL,
    blockSize: 'auto',
    borderRadius: '2px',
    outline: `${token.stroke.line} solid ${token.color.line}`,
    outlineOffset: `calc(-1 * ${token.stroke.line})`,
  },
  '& [data-part=end]': {
    gridArea: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: token.space[8],
    rowGap: token.space[3],
  },
  '& [data-part=reading]': { minInlineSize: 0, '& dt': [text.label, { color: token.color.ink2 }] },
  '& [data-part=action]': { display: 'flex', flexWrap: 'wrap', gap: token.space[2] },
  '& dd': [text.readoutM, tabular, { color: token.color.ink }],
  [below.md]: { gridTemplate: '"avatar words" auto "end end" auto / auto minmax(0, 1fr)', alignItems: 'start' },
});
