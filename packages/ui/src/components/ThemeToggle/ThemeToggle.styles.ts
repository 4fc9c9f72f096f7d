import { css } from '@emotion/react';

export { root } from '../IconButton/IconButton.styles.ts';

export const whileLight = css({ '.dark &': { display: 'none' } });

export const whileDark = css({ 'html:not(.dark) &': { display: 'none' } });
