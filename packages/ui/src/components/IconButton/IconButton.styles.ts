import { css } from '@emotion/react';
import { root as button } from '../Button/Button.styles.ts';

export const root = css(button, { '&, &[data-size]': { paddingInline: 0 } });
