import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { framed } from '../../internal/framed.ts';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  minInlineSize: 0,
});

export const summary = css(framed, {
  display: 'flex',
  gap: token.space[3],
  borderColor: token.color.bad,
  color: token.color.bad,
});

export const words = css({ display: 'grid', gap: token.space[2], minInlineSize: 0 });

export const title = css(text.body, { color: token.color.ink, fontWeight: token.weight.strong });

export const list = css({ display: 'grid', gap: token.space[2], padding: 0, listStyle: 'none' });

export const link = css(text.body, focusRing, {
  display: 'inline-block',
  minBlockSize: token.size.target,
  borderRadius: token.radius.s,
  color: token.color.ink,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& [data-part=label]': {
    marginInlineEnd: token.space[2],
    fontWeight: token.weight.current,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '&[data-hovered] [data-part=label]': { color: token.color.accentInk },
});

export const message = css({ color: token.color.bad });

export const failure = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  '& > svg': { marginBlockStart: `calc((${token.text.body.line} + ${token.text.lineExtra} - ${token.size.icon}) / 2)` },
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
