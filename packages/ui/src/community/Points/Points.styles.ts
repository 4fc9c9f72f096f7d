import { css } from '@emotion/react';
import { tabular } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(tabular);

export const unit = css({ color: token.color.ink2, fontWeight: token.weight.body });
