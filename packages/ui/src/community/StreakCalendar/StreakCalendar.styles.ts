import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const nodeSize = token.size.iconL;

export const root = css({ display: 'grid', gap: token.space[4], maxInlineSize: '400px', color: token.color.ink });

export const table = css(tabular, {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const caption = css(text.body, {
  paddingBlockEnd: token.space[3],
  fontWeight: token.weight.current,
  textAlign: 'start',
});

export const weekday = css(text.tag, {
  position: 'relative',
  padding: 0,
  paddingBlockEnd: token.space[2],
  color: token.color.ink3,
  fontWeight: token.weight.body,
});

export const day = css(text.tag, {
  position: 'relative',
  padding: 0,
  paddingBlockEnd: token.space[3],
  color: token.color.ink2,
  textAlign: 'center',
  '&[data-state=ahead], &[data-state=missed]': { color: token.color.ink3 },
  '&[data-today]': { color: token.color.ink, fontWeight: token.weight.strong },
  '&[data-wire]::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc((${nodeSize} - ${token.stroke.drawing}) / 2)`,
    insetInlineStart: `calc(50% + ${nodeSize} / 2)`,
    inlineSize: `calc(100% - ${nodeSize})`,
    borderBlockStart: `${token.stroke.drawing} solid ${token.color.ink}`,
  },
});

/** An SVG instead of a background, because forced colors keep SVG shapes. */
export const node = css({
  flex: 'none',
  inlineSize: nodeSize,
  blockSize: nodeSize,
  marginInline: 'auto',
  marginBlockEnd: token.space[1],
  overflow: 'visible',
  fill: 'none',
  stroke: token.color.edge,
  strokeWidth: token.stroke.drawing,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[data-part=solid]': { fill: token.color.ink, stroke: 'none' },
  '[data-part=tick]': { stroke: token.color.surface },
  '[data-part=cross]': { stroke: token.color.ink3 },
  '[data-part=ring]': { stroke: token.color.accent, strokeWidth: '6px' },
  '&[data-today] [data-part=solid]': { fill: token.color.accent },
  '&[data-today] [data-part=tick]': { stroke: token.color.onAccent },
});

export const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[2]} ${token.space[4]}`,
  padding: 0,
  listStyle: 'none',
});

export const entry = css(text.tag, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  color: token.color.ink2,
  '& > svg': { margin: 0, inlineSize: token.size.icon, blockSize: token.size.icon },
});
