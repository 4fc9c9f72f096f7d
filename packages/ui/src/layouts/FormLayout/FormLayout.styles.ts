import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

const line = `${token.stroke.line} solid ${token.color.line}`;
const room = { padding: token.space[6], [below.sm]: { padding: token.space[4] } };

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6] });

export const form = css(panel, {
  '& > :not(style) ~ :not(style)': { borderBlockStart: line },
});

/** Columns for the description and the fields. Below 1024 px, the description is above the fields. */
const columns = css(room, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: token.space[8] },
});

export const section = columns;

export const title = css(text.h2, { color: token.color.ink, textWrap: 'balance' });

export const description = css(text.body, {
  paddingBlockStart: token.space[1],
  color: token.color.ink2,
  textWrap: 'pretty',
});

export const aside = css({ paddingBlockStart: token.space[4] });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[6],
  maxInlineSize: token.size.prose,
});

export const notice = css(text.body, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space[2]} ${token.space[4]}`,
  paddingInline: token.space[6],
  paddingBlock: token.space[3],
  background: token.color.tint,
  color: token.color.ink,
  [below.sm]: { paddingInline: token.space[4] },
});

/** Error and actions, below the fields and equally wide. */
export const end = css(columns, {
  [from.lg]: { '& > *': { gridColumn: 2, maxInlineSize: token.size.prose } },
});

export const error = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  '& > svg': { marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token.space[3],
  // On a phone, buttons fill their row, so that a wrapped button doesn't sit alone at the end of the next row.
  [below.sm]: { '& > *': { flex: '1 1 auto' } },
});

/** Pushes the destructive button to the opposite end of the line. */
export const removal = css({ marginInlineEnd: 'auto', [below.sm]: { display: 'grid' } });
