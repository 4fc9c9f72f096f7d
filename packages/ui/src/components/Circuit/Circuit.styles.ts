import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

const nodeSize = token.size.iconL;
const middle = `calc((${nodeSize} - ${token.stroke.drawing}) / 2)`;

/** Below this width, the labels of steps would collide. */
const narrow = '@container (max-width: 399.98px)';

export const root = css({ inlineSize: '100%', containerType: 'inline-size' });

export const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
  '[data-variant=days] > &': { gridAutoColumns: nodeSize, justifyContent: 'space-between' },
  // The last step has no wire after it, so it is only as wide as its label.
  '[data-variant=steps] > &': { gridTemplateColumns: 'repeat(calc(var(--count) - 1), minmax(0, 1fr)) auto' },
  [narrow]: { '[data-variant=steps] > &': { gridAutoFlow: 'row', gridTemplateColumns: 'none' } },
});

export const step = css(text.tag, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[2],
  minInlineSize: 0,
  color: token.color.ink2,
  // As wide as the node, so that the first and last nodes reach the edges.
  '[data-variant=days] &': { alignItems: 'center', inlineSize: nodeSize, whiteSpace: 'nowrap' },
  '&[data-state=current]': { color: token.color.ink, fontWeight: token.weight.strong },
  '&[data-state=ahead], &[data-state=locked]': { color: token.color.ink3 },
  '&[data-wire]::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: middle,
    insetInlineStart: nodeSize,
    inlineSize: `calc(100% - ${nodeSize})`,
    borderBlockStart: `${token.stroke.drawing} dotted ${token.color.edge}`,
    '[data-variant=days] &': { inlineSize: `calc((100cqi - var(--count) * ${nodeSize}) / (var(--count) - 1))` },
  },
  '&[data-wire=live]::after': { borderBlockStart: `${token.stroke.drawing} solid ${token.color.ink}` },
  [narrow]: {
    '[data-variant=steps] &': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: token.space[3],
      minBlockSize: '32px',
      '&[data-wire]::after': {
        insetBlockStart: `calc(50% + ${nodeSize} / 2)`,
        insetInlineStart: middle,
        inlineSize: 0,
        blockSize: `calc(100% - ${nodeSize})`,
        borderBlockStart: 0,
        borderInlineStart: `${token.stroke.drawing} dotted ${token.color.edge}`,
      },
      '&[data-wire=live]::after': {
        borderBlockStart: 0,
        borderInlineStart: `${token.stroke.drawing} solid ${token.color.ink}`,
      },
    },
  },
});

/** An SVG instead of a background, because forced colors keep SVG shapes. */
export const node = css({
  flex: 'none',
  inlineSize: nodeSize,
  blockSize: nodeSize,
  overflow: 'visible',
  fill: token.color.surface,
  stroke: token.color.edge,
  strokeWidth: token.stroke.drawing,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[data-part=solid]': { fill: token.color.ink, stroke: 'none' },
  '[data-part=tick]': { fill: 'none', stroke: token.color.surface },
  '[data-part=ring]': { stroke: token.color.accent, strokeWidth: '6px' },
});

export const label = css({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Space between the labels of neighboring steps.
  '[data-variant=steps] [data-wire] > &': { paddingInlineEnd: token.space[2] },
});
