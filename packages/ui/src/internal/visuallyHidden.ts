import { css } from '@emotion/react';

/** Text for screen readers only. */
export const visuallyHidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
