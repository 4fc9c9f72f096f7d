import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] };

export const root = css(column);

export const view = css(column);
