import { css } from '@emotion/react';
import * as choice from '../internal/choice.styles.ts';
import { token } from '../theme/tokens.ts';

export const dot = css(choice.sign, {
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: '50%',
  background: token.color.surface,
  '[data-hovered] > &': { borderColor: token.color.ink },
  '[data-invalid] > &': { borderColor: token.color.bad, outline: `${token.stroke.line} solid ${token.color.bad}` },
  // A border, for forced colours drop backgrounds.
  '[data-selected] > &': { border: `5px solid ${token.color.accent}` },
  '[data-disabled] > &': { borderColor: token.color.line2, background: token.color.sunken },
  '[data-readonly][data-selected] > &': { borderColor: token.color.ink },
  '[data-disabled][data-selected] > &': { borderColor: token.color.ink3 },
  '@media (forced-colors: active)': { '[data-disabled] > &': { borderColor: 'GrayText' } },
});
