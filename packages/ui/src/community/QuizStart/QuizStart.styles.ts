import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  padding: token.space[8],
  color: token.color.ink,
  overflowWrap: 'anywhere',
  [below.sm]: { padding: token.space[4] },
});

export const words = css({ display: 'grid', gap: token.space[2] });

export const title = css(text.question, { textWrap: 'balance', hyphens: 'auto' });

export const description = css(text.lead, { maxInlineSize: token.size.prose, color: token.color.ink2 });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: token.space[4],
  paddingBlock: token.space[4],
  borderBlock: `${token.stroke.line} solid ${token.color.line}`,
});

export const error = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  // Centers the icon on the first line of text.
  '& > svg': { flex: 'none', marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  [below.sm]: { '& > *': { flex: '1 1 auto' } },
});
