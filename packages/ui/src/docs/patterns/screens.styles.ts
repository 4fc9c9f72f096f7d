import { css } from '@emotion/react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { below, token } from '../../theme/tokens.ts';

/** A phone has room for the number alone; its unit is still read out. */
export const account = css({
  fontWeight: token.weight.current,
  whiteSpace: 'nowrap',
  [below.sm]: { '& [data-part=unit]': visuallyHidden },
});

/** A page that fills the screen below its bar, up to the edges. */
export const full = css({ paddingBlockStart: token.size.header });
