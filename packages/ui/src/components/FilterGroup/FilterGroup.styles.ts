import { css } from '@emotion/react';
import { focusRing } from '../../internal/focus/ring.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({ display: 'flex', flexDirection: 'column' });

export const label = css(text.label, {
  color: token.color.ink2,
  fontWeight: token.weight.current,
  paddingBlockEnd: token.space[2],
});

export const option = css(text.body, focusRing, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.control,
  // Aligns the dots with the label; the box of the selected option extends beyond the column.
  marginInline: `calc(-1 * (${token.space[2]} + ${token.stroke.line}))`,
  paddingInline: token.space[2],
  paddingBlock: token.space[1],
  border: `${token.stroke.line} solid transparent`,
  borderRadius: token.radius.m,
  color: token.color.ink2,
  cursor: 'pointer',
  '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
  '&[data-selected]': {
    borderColor: token.color.line,
    background: token.color.surface,
    color: token.color.ink,
    fontWeight: token.weight.strong,
  },
  // Forced colors make a transparent border visible, so it gets the background's color.
  '@media (forced-colors: active)': { '&:not([data-selected])': { borderColor: 'Canvas' } },
});

export const name = css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = css(text.tag, tabular, { color: token.color.ink3, fontWeight: token.weight.current });
