import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

export const root = css({ outline: 'none' });

export const content = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[4],
  paddingInline: token.size.gutter,
  paddingBlockEnd: `max(${token.size.gutter}, env(safe-area-inset-bottom))`,
});

/** Puts the close button in the same place as the menu button. */
export const isNameless = css({ justifyContent: 'flex-end' });
