import { css } from '@emotion/react';
import { clamp, matchParent, text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

const titleLine = `calc(${token.text.title.line} + ${token.text.lineExtra})`;

/** The root styles the whole card, so that its parts are plain markup and cheap to render. */
export const root = css({
  '--image': token.size.logo,
  '--gap': token.space[4],
  position: 'relative',
  display: 'grid',
  gridTemplate: '"image words actions" auto / auto 1fr auto',
  alignItems: 'start',
  padding: `calc(${token.space[4]} + ${token.space[1]})`,
  transition: `background-color ${token.duration.press} ${token.ease.out}`,
  '&:has([data-part=title] [data-hovered])': { background: token.color.hover },
  '&:has([data-part=title] [aria-current])': { background: token.color.tint },

  // Margins instead of a gap, because every part except the text is optional.
  '& [data-part=image]': { gridArea: 'image', marginInlineEnd: 'var(--gap)' },
  '& [data-part=image] > img': {
    display: 'block',
    inlineSize: 'var(--image)',
    blockSize: 'var(--image)',
    borderRadius: token.radius.m,
    objectFit: 'cover',
  },
  '& [data-part=words]': { gridArea: 'words', minInlineSize: 0, maxInlineSize: token.size.prose },
  '& [data-part=title]': [text.title, matchParent, { minBlockSize: titleLine, overflowWrap: 'anywhere' }],
  '& [data-part=title] a': {
    outline: 'none',
    color: token.color.ink,
    textDecoration: 'none',
    // The press target covers the card; other controls lie above it.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&[data-focus-visible]::after': {
      outline: `${token.stroke.focus} solid ${token.color.accent}`,
      outlineOffset: `calc(-1 * ${token.stroke.focus})`,
    },
    // A border, because forced colors remove backgrounds.
    '&[aria-current]::after': { borderInlineStart: `${token.stroke.needle} solid ${token.color.accent}` },
  },
  '& [data-part=description]': [
    text.prose,
    matchParent,
    { marginBlockStart: '2px', color: token.color.ink2, overflowWrap: 'anywhere' },
  ],
  '&[data-linked] [data-part=description]': clamp(2),
  '& [data-part=meta]': [
    text.tag,
    { marginBlockStart: token.space[2], color: token.color.ink3, overflowWrap: 'anywhere' },
  ],
  '& [data-part=actions]': {
    gridArea: 'actions',
    display: 'flex',
    alignItems: 'flex-start',
    gap: token.space[2],
    marginInlineStart: 'var(--gap)',
  },
  '& :is([data-part=meta], [data-part=actions]) :is(a, button, label)': { position: 'relative' },

  [below.sm]: {
    '--image': '40px',
    // Logos take their size from this property.
    '--ui-logo-size': 'var(--image)',
    '--gap': token.space[3],
    padding: token.space[4],
    '& [data-part=actions]': { flexDirection: 'column' },
  },

  // On a phone at 200 % text size, the actions move below the text.
  '@container (max-width: 14rem)': {
    gridTemplate: '"image words" auto ". actions" auto / auto minmax(0, 1fr)',
    '& [data-part=actions]': { marginInlineStart: 0 },
  },
});
