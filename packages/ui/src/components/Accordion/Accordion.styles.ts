import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { panel as surface } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(surface);

export const item = css({
  // All but the first item. Skips <style> elements, which Emotion renders among the children on the server.
  ':not(style) ~ &': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
});

export const heading = css({ font: 'inherit' });

export const trigger = css(text.title, focusRingInside, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  inlineSize: '100%',
  minBlockSize: token.size.header,
  paddingInline: token.space[4],
  paddingBlock: token.space[3],
  border: 0,
  borderRadius: token.radius.l,
  background: 'none',
  color: token.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '&[data-hovered]': { background: token.color.hover },
  '&[data-pressed]': { background: token.color.sunken },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'default' },
  '& > svg': {
    flex: 'none',
    color: token.color.ink2,
    transition: `rotate ${token.duration.popover} ${token.ease.out}`,
  },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
  '@media (forced-colors: active)': { '&[data-disabled]': { color: 'GrayText' } },
});

export const title = css({ minInlineSize: 0, textWrap: 'balance', overflowWrap: 'anywhere' });

export const panel = css({
  overflow: 'clip',
  blockSize: 'var(--disclosure-panel-height)',
  transition: `block-size ${token.duration.popover} ${token.ease.out}`,
});

export const content = css(text.prose, {
  maxInlineSize: `calc(${token.size.prose} + 2 * ${token.space[4]})`,
  paddingInline: token.space[4],
  paddingBlockEnd: token.space[4],
  color: token.color.ink2,
  overflowWrap: 'anywhere',
});
