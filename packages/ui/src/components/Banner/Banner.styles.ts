import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: token.layer.toast });

export const line = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: token.space[2],
  paddingBlock: token.space[3],
  paddingInline: token.size.gutter,
  // Leaves room for the phone's home indicator.
  paddingBlockEnd: `max(${token.space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${token.stroke.line} solid transparent`,
  background: token.color.solid,
  color: token.color.onSolid,
  '& > svg': { flex: 'none', marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});
