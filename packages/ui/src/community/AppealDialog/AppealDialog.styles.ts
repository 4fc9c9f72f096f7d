import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, { display: 'grid', gap: token.space[4], overflowWrap: 'anywhere' });
