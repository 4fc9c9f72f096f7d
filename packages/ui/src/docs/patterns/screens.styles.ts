import { css } from '@emotion/react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { below, token } from '../../theme/tokens.ts';

/** A phone has room only for the number; screen readers still read the unit. */
export const account = css({
  fontWeight: token.weight.current,
  whiteSpace: 'nowrap',
  [below.sm]: { '& [data-part=unit]': visuallyHidden },
});

/** A page that fills the screen below the top bar, edge to edge. */
export const full = css({ paddingBlockStart: token.size.header });
