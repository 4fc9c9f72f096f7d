import { css } from '@emotion/react';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { below } from '../theme/tokens.ts';

export const root = css({
  position: 'relative',
  [below.sm]: {
    '& > [data-component=Panel]': {
      marginInline: 'calc(-1 * var(--ui-bleed, 0px))',
      borderInlineWidth: 'min(1px, calc(1px - var(--ui-bleed, 0px)))',
    },
  },
});

/** Outside the rows, or it would have a hairline of its own. */
export const status = css(visuallyHidden, { border: 0 });
