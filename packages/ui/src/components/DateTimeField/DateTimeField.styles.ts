import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});

/** Too narrow for date, time, AM/PM and an error icon; the message below still shows the error. */
const narrow = '@container (max-width: 17.5rem)';

const clearRoom = `calc(${token.size.controlS} + ${token.space[1]})`;

/** Grows if the segments need two lines, and leaves room for the clear button and the error icon. */
export const box = css(field.box, text.input, tabular, {
  flexWrap: 'wrap',
  columnGap: 0,
  whiteSpace: 'pre',
  paddingInlineEnd: clearRoom,
  '&[data-invalid]': {
    paddingInlineEnd: `calc(2 * ${token.size.controlS})`,
    [narrow]: { paddingInlineEnd: clearRoom },
  },
});

const atEnd = css({ position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center' });

export const clear = css(atEnd, { insetInlineEnd: token.space[1] });

export const sign = css(atEnd, { insetInlineEnd: clearRoom, [narrow]: { display: 'none' } });
