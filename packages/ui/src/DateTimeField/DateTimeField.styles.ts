import { css } from '@emotion/react';
import * as field from '../internal/field.styles.ts';
import { tabular, text } from '../internal/text.ts';
import { token } from '../theme/tokens.ts';

export const frame = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** As high as it needs where the parts take two lines; the button that empties it has its room. */
export const box = css(field.box, text.input, tabular, {
  flexWrap: 'wrap',
  columnGap: 0,
  whiteSpace: 'pre',
  paddingInlineEnd: `calc(2 * ${token.size.controlS})`,
});

const atEnd = css({ position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center' });

export const clear = css(atEnd, { insetInlineEnd: token.space[1] });

export const sign = css(atEnd, { insetInlineEnd: `calc(${token.size.controlS} + ${token.space[1]})` });
