import { css } from '@emotion/react';
import { clamp, matchParent, text } from '../../internal/text.ts';
import { below, from, token } from '../../theme/tokens.ts';

const line = (role: 'title' | 'tag') => `calc(${token.text[role].line} + ${token.text.lineExtra})`;

/** Height of a tag: line, padding and border. */
const tag = `calc(${line('tag')} + 6px)`;

/** Centers the comment count beside the upvote button. */
const upvoteHeight = '60px';

/** The root styles the whole row, so that a row costs no more than its markup. */
export const root = css({
  '--logo': token.size.logo,
  '--tag': tag,
  position: 'relative',
  display: 'grid',
  gridTemplate: '"logo words comments upvote" auto / auto 1fr auto auto',
  alignItems: 'start',
  columnGap: token.space[4],
  padding: `calc(${token.space[4]} + ${token.space[1]})`,
  transition: `background-color ${token.duration.press} ${token.ease.out}`,
  '&:has([data-part=name] [data-hovered])': { background: token.color.hover },

  '& [data-part=logo]': { gridArea: 'logo' },
  '& [data-part=words]': {
    gridArea: 'words',
    minInlineSize: 0,
    maxInlineSize: token.size.prose,
  },
  '& [data-part=name]': [text.title, matchParent, { minBlockSize: line('title'), overflowWrap: 'anywhere' }],
  '& [data-part=name] a': {
    outline: 'none',
    color: token.color.ink,
    textDecoration: 'none',
    // The press target covers the row; other controls lie above it.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&[data-focus-visible]::after': {
      outline: `${token.stroke.focus} solid ${token.color.accent}`,
      outlineOffset: `calc(-1 * ${token.stroke.focus})`,
    },
  },
  '& [data-part=bio]': [
    text.prose,
    matchParent,
    clamp(2),
    {
      marginBlockStart: '2px',
      color: token.color.ink2,
      overflowWrap: 'anywhere',
    },
  ],
  '& [data-part=tags]': {
    minBlockSize: 'var(--tag)',
    marginBlockStart: token.space[2],
    [below.sm]: { display: 'none' },
  },
  '& [data-part=categories]': [
    text.tag,
    {
      minBlockSize: line('tag'),
      marginBlockStart: token.space[2],
      color: token.color.ink3,
      [from.sm]: { display: 'none' },
    },
  ],
  '& [data-part=comments]': [
    text.body,
    {
      position: 'relative',
      gridArea: 'comments',
      display: 'inline-flex',
      alignItems: 'center',
      gap: token.space[2],
      minBlockSize: upvoteHeight,
      paddingInline: token.space[2],
      borderRadius: token.radius.m,
      outline: 'none',
      color: token.color.ink2,
      fontWeight: token.weight.current,
      textDecoration: 'none',
      '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
      '&[data-focus-visible]': { outline: `${token.stroke.focus} solid ${token.color.accent}` },
    },
  ],
  '& [data-part=upvote]': { position: 'relative', gridArea: 'upvote', display: 'flex' },

  [below.sm]: {
    '--logo': '40px',
    '--ui-logo-size': 'var(--logo)',
    gridTemplate: '"logo words upvote" auto "logo words comments" 1fr / auto 1fr auto',
    columnGap: token.space[3],
    padding: token.space[4],
    '& [data-part=comments]': {
      justifySelf: 'center',
      minBlockSize: token.size.target,
      marginBlockStart: token.space[2],
    },
  },

  // A phone at 200 % text size, where the text needs a line of its own.
  '@container (max-width: 14rem)': {
    gridTemplate: '"logo words" auto ". comments" auto ". upvote" auto / auto minmax(0, 1fr)',
    '& [data-part=comments], & [data-part=upvote]': { justifySelf: 'start' },
  },
});
