import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, {
  // Containing block for visually hidden text, which could otherwise make the page taller than its scrolling pane.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  color: token.color.ink,
});

export const title = css(text.body, { fontWeight: token.weight.current });

export const hint = css(text.label, { color: token.color.ink2 });

export const failure = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });

export const list = css({
  padding: 0,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  listStyle: 'none',
});

export const note = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[1],
  paddingBlock: token.space[3],
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
});

export const words = css(text.body, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const foot = css(text.label, tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[3],
  overflowWrap: 'anywhere',
  color: token.color.ink2,
});

export const action = css({ marginInlineStart: 'auto' });

export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] });

export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
});
