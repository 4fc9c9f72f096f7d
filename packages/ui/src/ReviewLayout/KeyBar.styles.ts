import { css } from '@emotion/react';
import { tabular, text } from '../internal/text.ts';
import { below, token } from '../theme/tokens.ts';

/** Where there is no room for it, a keyboard is rare; the list of keys stays a press on ? away. */
export const root = css(text.label, {
  gridArea: 'keys',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[6],
  minBlockSize: token.size.tabs,
  paddingInline: token.size.gutter,
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.surface,
  color: token.color.ink2,
  [below.lg]: { position: 'sticky', insetBlockEnd: 0, paddingBlock: token.space[2] },
  [below.sm]: { display: 'none' },
});

export const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[4],
  rowGap: token.space[1],
  padding: 0,
  listStyle: 'none',
});

export const key = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[2] });

export const range = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[1] });

export const end = css(tabular, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  marginInlineStart: 'auto',
});

export const summary = css({ [below.lg]: { display: 'none' } });

export const list = css(text.body, {
  display: 'grid',
  color: token.color.ink,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '5em minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: token.space[2],
  },
  '& > div ~ div': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
});
