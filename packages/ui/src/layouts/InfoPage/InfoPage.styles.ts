import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { from, token } from '../../theme/tokens.ts';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[6] });

export const toolbar = css({ maxInlineSize: token.size.prose });

export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: token.space[3],
  [from.lg]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 2fr)',
    columnGap: token.space[8],
    '& > [data-part=action]': { textAlign: 'end' },
  },
});

export const title = css(text.h2, {
  display: 'flex',
  gap: token.space[3],
  color: token.color.ink,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Has a minimum width of about one digit, so that the titles of steps align. */
export const number = css(tabular, { minInlineSize: '0.75em', color: token.color.accentInk });

export const words = css(text.lead, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  maxInlineSize: token.size.prose,
  color: token.color.ink2,
  overflowWrap: 'anywhere',
});
