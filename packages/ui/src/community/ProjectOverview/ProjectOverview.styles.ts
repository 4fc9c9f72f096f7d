import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  display: 'grid',
  gap: token.space[6],
  paddingBlock: 'var(--ui-overview-gutter, 0px)',
  '& [data-part=images]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: token.space[3],
    padding: 0,
    listStyle: 'none',
  },
  '& [data-part=image]': {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    padding: 0,
    border: `${token.stroke.line} solid ${token.color.line}`,
    borderRadius: token.radius.l,
    overflow: 'hidden',
    background: token.color.sunken,
    cursor: 'zoom-in',
    outline: 'none',
    '&[data-hovered]': { borderColor: token.color.edge },
    '&[data-focus-visible]': { outline: `${token.stroke.focus} solid ${token.color.accent}`, outlineOffset: '2px' },
    '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  },
  '& [data-part=description]': [
    text.lead,
    { maxInlineSize: token.size.prose, color: token.color.ink, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  ],
  '& [data-part=empty]': [text.body, { color: token.color.ink3 }],
});
