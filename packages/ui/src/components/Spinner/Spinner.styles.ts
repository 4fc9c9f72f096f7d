import { css } from '@emotion/react';

export const root = css({ display: 'inline-flex' });
