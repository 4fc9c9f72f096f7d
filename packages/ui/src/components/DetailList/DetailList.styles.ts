import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;

export const root = css({ position: 'relative', minInlineSize: 0 });

export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Cancels out the padding of the first and last rows, because the container has its own.
  marginBlock: `calc(-1 * ${token.space[3]})`,
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  '& > [data-part=row]': [
    text.body,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: `${token.space[2]} ${token.space[3]}`,
      paddingBlock: token.space[3],
      color: token.color.ink,
      '&:has(> [data-part=icon])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    },
  ],
  '& > [data-part=row] + [data-part=row]': { borderBlockStart: line },
  // The background extends a little beyond the text, and a thick line marks its start.
  '& > [data-part=row][data-current]': {
    marginInline: `calc(-1 * ${token.space[3]})`,
    paddingInlineEnd: token.space[3],
    paddingInlineStart: `calc(${token.space[3]} - ${token.stroke.needle})`,
    borderInlineStart: `${token.stroke.needle} solid ${token.color.accent}`,
    borderStartEndRadius: token.radius.m,
    borderEndEndRadius: token.radius.m,
    background: token.color.tint,
  },
  '& [data-part=icon]': {
    display: 'flex',
    alignSelf: 'start',
    inlineSize: token.size.iconL,
    blockSize: token.text.body.line,
    alignItems: 'center',
    color: token.color.ink2,
  },
  '& [data-part=words]': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& [data-part=head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token.space[1]} ${token.space[2]}`,
  },
  '& [data-part=title]': { fontWeight: token.weight.strong, minInlineSize: 0 },
  '& [data-part=detail]': [text.label, { color: token.color.ink2 }],
  '& [data-part=end]': [
    tabular,
    {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: token.space[2],
      fontWeight: token.weight.strong,
    },
  ],
  '& > [data-part=row] > [data-part=end]:has(label)': { columnGap: token.space[4], fontWeight: token.weight.body },
  // Actions wrap below the text; an amount stays beside it.
  [below.sm]: {
    '& > [data-part=row] > [data-part=end]:has(a, button, label)': {
      gridRow: 2,
      gridColumn: '1 / -1',
      justifyContent: 'flex-start',
    },
    '& > [data-part=row]:has(> [data-part=icon]) > [data-part=end]:has(a, button, label)': { gridColumnStart: 2 },
  },
});
