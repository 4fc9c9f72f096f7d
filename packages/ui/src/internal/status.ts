import { css } from '@emotion/react';

/** A region that is there before it has anything to say, or it might not be read out. It takes room for what it shows alone. */
export const status = css({ '&:not(:has([data-component]))': { position: 'absolute' } });
