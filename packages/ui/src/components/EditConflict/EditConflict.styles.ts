import { css } from '@emotion/react';
import { framed } from '../../internal/framed.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.body, framed, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  borderColor: token.color.warn,
  color: token.color.ink,
});

export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[3],
  '& > svg': { flex: 'none', color: token.color.warn },
});

export const words = css({ display: 'grid', gap: token.space[1], minInlineSize: 0 });

export const title = css(text.body, { fontWeight: token.weight.strong });

export const value = css({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  '& img': { maxBlockSize: '64px', maxInlineSize: '100%' },
});
