import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${token.space[3]} ${token.space[6]}`,
  '& > [data-part=action]': { minInlineSize: 0, maxInlineSize: '100%' },
});

// Wide enough for the action to stand below on any phone. Beside it, the width of the font would decide.
export const words = css({ flex: '1 1 0', minInlineSize: 'min(100%, 288px)' });

export const title = css(text.h1, { color: token.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' });

export const lead = css(text.lead, { paddingBlockStart: token.space[1], color: token.color.ink2 });
