import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const line = `calc(${token.text.body.line} + ${token.text.lineExtra})`;
const node = token.size.target;

export const root = css(text.body, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  minInlineSize: 0,
  color: token.color.ink,
  overflowWrap: 'anywhere',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[4],
  rowGap: token.space[1],
});

export const points = css(text.h2, { marginInlineStart: 'auto' });

export const prose = css({ color: token.color.ink2, textWrap: 'pretty' });

export const list = css({ display: 'grid', padding: 0, listStyle: 'none' });

/** The wire connects the nodes, and is solid after completed steps. */
export const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${node} minmax(0, 1fr)`,
  columnGap: token.space[3],
  paddingBlockEnd: token.space[6],
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${node} 0`,
    insetInlineStart: `calc((${node} - ${token.stroke.drawing}) / 2)`,
    borderInlineStart: `${token.stroke.drawing} dotted ${token.color.edge}`,
  },
  '&[data-done]::before': { borderInlineStartStyle: 'solid', borderInlineStartColor: token.color.ink },
});

export const number = css(text.tag, tabular, {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: node,
  blockSize: node,
  border: `${token.stroke.drawing} solid ${token.color.edge}`,
  borderRadius: '50%',
  color: token.color.ink2,
  fontWeight: token.weight.strong,
  '[data-done] > &': { borderColor: token.color.ink, background: token.color.ink, color: token.color.raised },
});

export const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[1],
  minInlineSize: 0,
  paddingBlockStart: `max(0px, calc((${node} - ${line}) / 2))`,
});

export const title = css({ fontWeight: token.weight.strong });

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token.space[3],
});

/** One control, or stacked fields, alone or in a form. */
export const action = css(stack, {
  paddingBlockStart: token.space[2],
  '& > form': [stack, { justifySelf: 'stretch' }],
  '--ui-field-self': 'stretch',
});

export const note = css({
  padding: token.space[3],
  border: `${token.stroke.line} solid ${token.color.tintLine}`,
  borderRadius: token.radius.m,
  background: token.color.tint,
  textWrap: 'pretty',
  '&:empty': { display: 'none' },
});

/** A button keeps its width; the list of appeal steps fills the line. */
export const appeal = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space[2],
  '& > ol': { alignSelf: 'stretch' },
});

export const failure = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  '& > svg': { flex: 'none', marginBlockStart: `calc((${line} - ${token.size.icon}) / 2)` },
});
