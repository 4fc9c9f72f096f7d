import { css } from '@emotion/react';
import { targetPadding } from '../../internal/target.ts';
import { text } from '../../internal/text.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { below, token } from '../../theme/tokens.ts';

const ring = `${token.stroke.focus} solid ${token.color.accent}`;

export const root = css(text.label, {
  '--ui-part-room': token.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  minBlockSize: token.size.control,
  color: token.color.ink2,
  '& [data-part=creator]': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    minInlineSize: 0,
    minBlockSize: token.size.control,
  },
  // The row has no room for “Created by”.
  '@media (max-width: 359.98px)': { '& [data-part=created-by]': visuallyHidden },
  '& [data-part=name]': {
    paddingBlock: targetPadding,
    borderRadius: token.radius.s,
    outline: 'none',
    color: token.color.ink,
    fontWeight: token.weight.strong,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: ring, outlineOffset: '2px' },
  },
  '& [data-part=links]': {
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    // Aligns the last icon with the edge. The icon's press target extends beyond the edge.
    marginInlineEnd: `calc(-1 * ${token.space[2]})`,
  },
  '& [data-part=link]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[2],
    minInlineSize: token.size.control,
    minBlockSize: token.size.control,
    paddingInline: token.space[2],
    borderRadius: token.radius.m,
    outline: 'none',
    color: token.color.ink2,
    fontWeight: token.weight.current,
    textDecoration: 'none',
    '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
    '&[data-focus-visible]': { outline: ring },
  },
  '& [data-part=host]': { overflowWrap: 'anywhere', [below.sm]: { display: 'none' } },
});
