import { css } from '@emotion/react';
import { token } from '../../theme/tokens.ts';

/** Overrides the browser's default styles for `<dialog>`. */
export const root = css({
  '&&': {
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
  },
  '&::backdrop': { display: 'none' },
});

export const content = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[4],
  paddingInline: token.size.gutter,
  paddingBlockEnd: `max(${token.size.gutter}, env(safe-area-inset-bottom))`,
});

/** Puts the close button in the same place as the menu button. */
export const isNameless = css({ justifyContent: 'flex-end' });
