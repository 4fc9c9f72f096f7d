import { css } from '@emotion/react';
import * as choice from '../../internal/choice.styles.ts';
import { radioDot } from '../../internal/radioDot.ts';
import { token } from '../../theme/tokens.ts';

export const dot = css(choice.sign, radioDot, {
  '[data-hovered]:not([data-selected]) > &': { borderColor: token.color.ink },
  '[data-invalid] > &': { outline: `${token.stroke.line} solid ${token.color.bad}` },
  '[data-invalid]:not([data-selected]) > &': { borderColor: token.color.bad },
  '[data-disabled] > &': { borderColor: token.color.line2, background: token.color.sunken },
  '[data-readonly][data-selected] > &': { borderColor: token.color.ink },
  '[data-disabled][data-selected] > &': { borderColor: token.color.ink3 },
  '@media (forced-colors: active)': { '[data-disabled] > &': { borderColor: 'GrayText' } },
});
