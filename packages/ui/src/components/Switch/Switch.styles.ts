import { css } from '@emotion/react';
import * as choice from '../../internal/choice.styles.ts';
import { token } from '../../theme/tokens.ts';

const width = '36px';
const height = '20px';
const gap = `calc(${token.stroke.line} + 2px)`;
const thumbSize = `calc(${height} - 2 * ${gap})`;

export const press = css(choice.press, {
  '[data-align=end] > &': { flexDirection: 'row-reverse', justifyContent: 'space-between', justifySelf: 'stretch' },
});

/** A rectangle instead of a pill, like other components. The thumb slides, and the background shows the state. */
export const track = css({
  flex: 'none',
  position: 'relative',
  inlineSize: width,
  blockSize: height,
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  transition: `background-color ${token.duration.press} ${token.ease.out}, border-color ${token.duration.press} ${token.ease.out}`,
  '[data-hovered] > &': { borderColor: token.color.ink },
  '[data-selected] > &': { borderColor: token.color.accent, background: token.color.accent },
  '[data-disabled] > &': { borderColor: token.color.line2, background: token.color.sunken },
  '[data-readonly] > &': { borderColor: token.color.edge, background: token.color.sunken },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonText',
    background: 'Canvas',
    '[data-selected] > &': { borderColor: 'Highlight', background: 'Highlight' },
    '[data-disabled] > &, [data-readonly] > &': { borderColor: 'GrayText', background: 'Canvas' },
  },
});

export const thumb = css({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '2px',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: token.radius.s,
  background: token.color.edge,
  transition: `inset-inline-start calc(${token.motion.travel} * ${token.duration.press}) ${token.ease.out}`,
  '[data-hovered] > * > &': { background: token.color.ink },
  '[data-selected] > * > &': {
    insetInlineStart: `calc(100% - 2px - ${thumbSize})`,
    background: token.color.onAccent,
  },
  '[data-disabled] > * > &': { background: token.color.ink3 },
  '[data-readonly] > * > &': { background: token.color.ink },
  '@media (forced-colors: active)': {
    background: 'ButtonText',
    '[data-selected] > * > &': { background: 'HighlightText' },
    '[data-disabled] > * > &, [data-readonly] > * > &': { background: 'GrayText' },
  },
});

export const about = css(choice.about, {
  paddingInlineStart: `calc(${width} + ${token.space[3]})`,
  '[data-align=end] > &': { paddingInline: `0 calc(${width} + ${token.space[3]})` },
});
