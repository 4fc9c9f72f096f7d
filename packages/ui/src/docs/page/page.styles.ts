import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const status = css(text.label, { color: token.color.ink2 });

export const tokens = css(text.body, { display: 'grid', gap: token.space[3], marginBlockStart: token.space[12] });

export const names = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1], padding: 0, listStyle: 'none' });

export const swatch = css({
  inlineSize: '1em',
  blockSize: '1em',
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: token.radius.s,
});
