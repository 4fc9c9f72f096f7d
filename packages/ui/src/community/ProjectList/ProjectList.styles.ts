import { css } from '@emotion/react';
import { below, token } from '../../theme/tokens.ts';

export const root = css({
  position: 'relative',
  containerType: 'inline-size',
  [below.sm]: {
    '& > [data-component=Panel], & > [data-part=status] > [data-component=Panel]': {
      marginInline: 'calc(-1 * var(--ui-bleed, 0px))',
      // No border at the edge of the screen.
      borderInlineWidth: `max(0px, calc(${token.stroke.line} - var(--ui-bleed, 0px)))`,
      borderRadius: `max(0px, calc(${token.radius.l} - var(--ui-bleed, 0px)))`,
    },
  },
});
