import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space[3],
  rowGap: token.space[2],
  alignItems: 'start',
  '& > [data-part=actions]': { display: 'none' },
  '&[data-open] > [data-part=actions]': { display: 'flex' },
  // Without an avatar, this is the form for an edit, which replaces the text beside the comment's avatar.
  '&[data-reply]:not(:has(> [data-part=avatar]))': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-part=actions]': { gridColumn: 1 },
  },
  [from.md]: { '& [data-part=send-icon]': { display: 'none' } },
  [below.md]: {
    '&[data-reply] [data-part=send-icon]': { display: 'none' },
    // On a phone, a bar at the bottom edge: the field with the button beside it.
    '&:not([data-reply])': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: token.space[2],
      '& > [data-part=avatar], & [data-part=hint]': { display: 'none' },
      '& > [data-part=actions]': { display: 'flex', gridColumn: 2, paddingBlockStart: 0 },
      '& [data-part=send-words]': visuallyHidden,
    },
  },
});

export const avatar = css({ display: 'inline-flex' });

export const field = css({ display: 'grid', gap: token.space[1], minInlineSize: 0, gridColumnEnd: 'span 1' });

export const replyingTo = css(text.label, {
  color: token.color.ink2,
  overflowWrap: 'anywhere',
  '& bdi': { color: token.color.ink, fontWeight: token.weight.strong },
});

export const actions = css({
  gridColumn: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: token.space[2],
});

export const hint = css(text.tag, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  marginInlineEnd: 'auto',
  color: token.color.ink2,
  // Touch devices rarely have a keyboard for these shortcuts.
  '@media (pointer: coarse)': { display: 'none' },
});
