import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const body = css({ display: 'grid', justifyItems: 'start', gap: token.space[4] });
