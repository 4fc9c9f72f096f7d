import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token.space[4],
});

export const count = css(text.tag, tabular, { color: token.color.ink3, whiteSpace: 'nowrap' });

export const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  paddingBlock: token.space[1],
});

export const tag = css(text.body, focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.control,
  maxInlineSize: '100%',
  paddingInline: token.space[3],
  paddingBlock: token.space[1],
  border: `${token.stroke.line} solid ${token.color.line2}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  color: token.color.ink,
  fontWeight: token.weight.current,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${token.duration.press} ${token.ease.out}, color ${token.duration.press} ${token.ease.out}`,
  '&[data-hovered]': { background: token.color.hover },
  '&[data-pressed]': { background: token.color.sunken },
  '&[data-selected]': { borderColor: 'transparent', background: token.color.ink, color: token.color.canvas },
  '&[data-invalid]:not([data-selected])': { borderColor: token.color.bad },
  '&[data-readonly]': { cursor: 'default' },
  '&[data-readonly]:not([data-selected])': { background: token.color.sunken, color: token.color.ink2 },
  '&[data-disabled]': {
    borderColor: token.color.line,
    background: token.color.sunken,
    color: token.color.ink3,
    cursor: 'default',
  },
  '&[data-disabled][data-selected]': { background: token.color.ink3, color: token.color.canvas },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonBorder',
    background: 'ButtonFace',
    color: 'ButtonText',
    '&[data-hovered]': { borderColor: 'Highlight' },
    '&[data-selected]': { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
    '&[data-disabled], &[data-disabled][data-selected]': {
      borderColor: 'GrayText',
      background: 'ButtonFace',
      color: 'GrayText',
    },
  },
});

export const icon = css({ flex: 'none', '&:empty': { display: 'none' } });

export const full = css(text.label, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.warn,
  // Out of the flow while empty, because the gap beside an empty box would remain.
  '&:empty': { position: 'absolute' },
  '& > svg': {
    marginBlockStart: `calc((${token.text.label.line} + ${token.text.lineExtra} - ${token.size.icon}) / 2)`,
  },
});
