import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css(tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space[4],
  rowGap: token.space[3],
  minInlineSize: 0,
});

export const question = css(text.body, {
  marginInlineEnd: 'auto',
  color: token.color.ink,
  fontWeight: token.weight.current,
});

export const topic = css(text.label, { minInlineSize: 0, overflowWrap: 'anywhere', color: token.color.ink2 });

export const score = css(text.label, { color: token.color.ink, fontWeight: token.weight.current });

export const steps = css({
  display: 'flex',
  flexBasis: '100%',
  gap: token.space[1],
  padding: 0,
  listStyle: 'none',
  [below.sm]: { gap: '2px' },
});

/** Borders instead of backgrounds: forced colors keep them, so the four states stay distinguishable. */
export const step = css({
  position: 'relative',
  flex: 1,
  blockSize: token.space[2],
  border: `${token.stroke.line} solid ${token.color.edge}`,
  '&[data-step=right]': { border: 0, borderBlockStart: `${token.space[2]} solid ${token.color.ink}` },
  '&[data-step=wrong]': {
    borderColor: token.color.ink2,
    backgroundImage: `repeating-linear-gradient(135deg, ${token.color.ink} 0 1.5px, transparent 1.5px 5px)`,
  },
  '&[data-step=current]': { border: 0, borderBlockStart: `${token.space[2]} solid ${token.color.accent}` },
});
