import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { matchParent, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css(panel, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { paddingInline: token.space[6], paddingBlock: token.space[4] },
  '& > * + *': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  [below.sm]: { '& > *': { paddingInline: token.space[4] } },
});

export const head = css({ display: 'flex', alignItems: 'center', gap: token.space[4] });

export const picture = css({ display: 'flex', flex: 'none', color: token.color.ink2 });

export const words = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[2]}`,
});

export const title = css(text.h2, matchParent, { minInlineSize: 0, color: token.color.ink });

export const subtitle = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[3],
  color: token.color.ink2,
});

export const readings = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  overflowWrap: 'anywhere',
  // Chinese dates have no spaces and could break anywhere, so an item is as wide as its text if possible.
  '& > *': { flex: '1 1 8em', minInlineSize: 'fit-content' },
});

export const forms = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: token.space[6],
  '& > *': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: token.space[3], minInlineSize: 0 },
  '--ui-field-self': 'stretch',
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });

export const rest = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
});
