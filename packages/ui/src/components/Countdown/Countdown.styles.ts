import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  position: 'relative',
  '--room': token.space[6],
  '&[data-size=m]': { '--room': token.space[3] },
  // Narrows the gaps, so that all four units fit in 320 px even with a three-digit number of days.
  [below.sm]: { '&[data-size=l]': { '--room': 'calc(6vw - 13px)' } },
});

export const readout = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: token.space[3],
  // Reserves its space until the time is known.
  '&[data-unknown]': { visibility: 'hidden' },
});

export const unit = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[1],
  paddingInlineEnd: 'var(--room)',
  color: token.color.ink,
  ':not(style) ~ &': {
    paddingInlineStart: 'var(--room)',
    borderInlineStart: `${token.stroke.line} solid ${token.color.line}`,
  },
});

export const figures = css(tabular, {
  '[data-size=l] &': text.readoutXl,
  // Digits keep their tracking in Chinese; only Chinese characters are set without it.
  '[data-size=l] &&': { letterSpacing: token.text.readoutXl.tracking },
  '[data-size=m] &': text.readoutM,
});

export const name = css(text.label, { color: token.color.ink2, '[data-size=m] &': text.tag });
