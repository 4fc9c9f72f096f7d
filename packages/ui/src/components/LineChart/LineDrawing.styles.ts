import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

/** From this width, labels are at the ends of their lines; on narrower charts, in a row above the chart. */
const wide = '@container (min-width: 480px)';

export const root = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: token.space[2],
  minInlineSize: 0,
  [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

export const labels = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[1]} ${token.space[4]}`,
  padding: 0,
  listStyle: 'none',
  [wide]: { display: 'grid', alignContent: 'start' },
});

export const label = css(text.label, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  color: token.color.ink2,
  [wide]: { gridArea: '1 / 1', alignSelf: 'start', translate: '0 var(--offset)', maxInlineSize: '12em' },
});
