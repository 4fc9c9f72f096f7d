import { css } from '@emotion/react';
import { matchParent, text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplate: '"logo words upvote" auto "logo bio upvote" 1fr "tags tags tags" auto / auto 1fr auto',
  alignItems: 'start',
  columnGap: token.space[4],
  '& [data-part=logo]': { gridArea: 'logo' },
  '& [data-part=words]': { gridArea: 'words', minInlineSize: 0 },
  '& [data-part=name]': [
    text.readoutM,
    matchParent,
    { color: token.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' },
  ],
  '& [data-part=categories]': [text.label, { color: token.color.ink3, [from.md]: { display: 'none' } }],
  '& [data-part=bio]': [
    text.prose,
    matchParent,
    {
      gridArea: 'bio',
      maxInlineSize: token.size.prose,
      color: token.color.ink2,
      overflowWrap: 'anywhere',
    },
  ],
  '& [data-part=upvote]': { gridArea: 'upvote', display: 'flex' },
  '& [data-part=tags]': { gridArea: 'tags', paddingBlockStart: token.space[4] },
  [below.md]: {
    gridTemplate: '"logo words upvote" auto "bio bio bio" auto / auto 1fr auto',
    alignItems: 'center',
    columnGap: token.space[3],
    '--ui-logo-size': token.size.logo,
    rowGap: token.space[3],
    '& [data-part=tags]': { display: 'none' },
  },
  // Between the logo and the upvotes, a name would have room for only a few letters.
  '@media (max-width: 389.98px)': { gridTemplate: '"logo upvote" auto "words words" auto "bio bio" auto / 1fr auto' },
});
