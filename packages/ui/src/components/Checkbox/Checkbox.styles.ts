import { css } from '@emotion/react';
import * as choice from '../../internal/choice.styles.ts';
import { token } from '../../theme/tokens.ts';

export const box = css(choice.sign, {
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: token.radius.s,
  background: token.color.surface,
  color: token.color.onAccent,
  transition: `background-color ${token.duration.press} ${token.ease.out}, border-color ${token.duration.press} ${token.ease.out}`,
  '& svg': {
    // Extends over the border, so that the check mark can use the whole box.
    margin: `calc(-1 * ${token.stroke.line})`,
    maxInlineSize: 'none',
    inlineSize: token.size.icon,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: token.stroke.focus,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& path': { display: 'none' },
  '[data-hovered] > &': { borderColor: token.color.ink },
  '[data-selected] > &, [data-indeterminate] > &': {
    borderColor: token.color.accent,
    background: token.color.accent,
  },
  '[data-selected]:not([data-indeterminate]) > & [data-part=tick], [data-indeterminate] > & [data-part=dash]': {
    display: 'inline',
  },
  '[data-invalid] > &': {
    borderColor: token.color.bad,
    outline: `${token.stroke.line} solid ${token.color.bad}`,
  },
  '[data-disabled] > &': { borderColor: token.color.line2, background: token.color.sunken, color: token.color.ink3 },
  '[data-readonly] > &': { borderColor: token.color.edge, background: token.color.sunken, color: token.color.ink },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonText',
    background: 'Canvas',
    '[data-selected] > &, [data-indeterminate] > &': { borderColor: 'Highlight', background: 'Highlight' },
    '[data-disabled] > &, [data-readonly] > &': { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
  },
});
