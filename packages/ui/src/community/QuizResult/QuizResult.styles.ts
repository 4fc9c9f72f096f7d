import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  minInlineSize: 0,
  color: token.color.ink,
  overflowWrap: 'anywhere',
});

export const words = css({ display: 'grid', gap: token.space[2] });

// The title is focused only to be read out, so it shows no focus ring.
export const title = css(text.question, { textWrap: 'balance', outline: 'none' });

export const description = css(text.lead, { maxInlineSize: token.size.prose, color: token.color.ink2 });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: token.space[4],
  paddingBlock: token.space[4],
  borderBlock: `${token.stroke.line} solid ${token.color.line}`,
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  [below.sm]: { '& > *': { flex: '1 1 auto' } },
});

export const question = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token.space[4],
  [below.sm]: { flexDirection: 'column', gap: token.space[1] },
});

/** At least as high as a line of text, so that a one-line badge aligns with the first line of the question. */
export const outcome = css({
  flex: 'none',
  display: 'inline-flex',
  maxInlineSize: '100%',
  minBlockSize: token.text.body.line,
});

export const asked = css({
  display: 'grid',
  gap: token.space[1],
  minInlineSize: 0,
  maxInlineSize: token.size.prose,
  overflowWrap: 'anywhere',
});

export const answer = css(text.label, { color: token.color.ink2 });
