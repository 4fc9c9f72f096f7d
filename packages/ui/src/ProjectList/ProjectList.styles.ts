import { css } from '@emotion/react';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { below, token } from '../theme/tokens.ts';

export const root = css({
  position: 'relative',
  containerType: 'inline-size',
  [below.sm]: {
    '& > [data-component=Panel]': {
      marginInline: 'calc(-1 * var(--ui-bleed, 0px))',
      // At the edge of the screen there is no edge to draw.
      borderInlineWidth: `max(0px, calc(${token.stroke.line} - var(--ui-bleed, 0px)))`,
      borderRadius: `max(0px, calc(${token.radius.l} - var(--ui-bleed, 0px)))`,
    },
  },
});

/** Outside the rows, or it would have a hairline of its own. */
export const status = css(visuallyHidden, { border: 0 });
