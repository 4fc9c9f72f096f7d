import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.label, tabular, { color: token.color.ink3, whiteSpace: 'nowrap' });
