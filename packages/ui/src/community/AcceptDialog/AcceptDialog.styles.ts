import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({ display: 'grid', gap: token.space[4] });
