import { css } from '@emotion/react';
import { root as panel } from '../../components/Panel/Panel.styles.ts';
import { below, from, token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: token.space[12], alignItems: 'start' },
});

export const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  minInlineSize: 0,
  [below.sm]: { gap: token.space[6] },
});

export const standing = css({ minInlineSize: 0 });

/** A divided panel of figures. When it is below the question, the figures are in columns if there is room. */
export const readings = css(panel, {
  '@media (min-width: 640px) and (max-width: 1023.98px)': {
    '&&': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '> :not(style) ~ :not(style)': {
        borderBlockStart: 0,
        borderInlineStart: `${token.stroke.line} solid ${token.color.line}`,
      },
    },
  },
});
