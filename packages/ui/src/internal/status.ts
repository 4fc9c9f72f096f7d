import { css } from '@emotion/react';

/** The box of what a list says in place of its rows. It takes up no room while it holds only hidden text. */
export const status = css({ '&:not(:has([data-component]))': { position: 'absolute' } });
