import { css } from '@emotion/react';

/** Box of a list's status message. It takes no space while it holds only hidden text. */
export const status = css({ '&:not(:has([data-component]))': { position: 'absolute' } });
