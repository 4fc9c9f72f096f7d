import { css } from '@emotion/react';
import { targetPadding } from '../../internal/target.ts';
import { text } from '../../internal/text.ts';
import * as linkStyles from '../../components/Link/Link.styles.ts';
import { below, from, token } from '../../theme/tokens.ts';

const hairline = `${token.stroke.line} solid ${token.color.line2}`;
const ring = `${token.stroke.focus} solid ${token.color.accent}`;

export const root = css({
  '--avatar': '32px',
  '--gap': token.space[3],
  // Distance from the parent's avatar to the reply's.
  '--indent': 'calc(var(--avatar) + var(--gap))',
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[6],
  // Fills the height of its container, unless the surrounding page overrides this.
  flex: 'var(--ui-thread-flex, initial)',
  minBlockSize: 'var(--ui-thread-height, 100%)',
  [below.md]: { '--indent': '36px' },
  '&[data-closed] [data-reply-to]': { display: 'none' },
});

/** Reserves the height of the empty form. */
export const room = css({ minBlockSize: token.size.field });

/** First in reading order. On a phone, it sticks to the bottom of the screen, within reach of the thumb. */
export const composer = css({
  [from.md]: { paddingBlockStart: token.space[4] },
  [below.md]: {
    order: 2,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginBlockStart: 'auto',
    marginInline: `calc(-1 * ${token.size.gutter})`,
    paddingBlock: token.space[3],
    paddingInline: token.size.gutter,
    borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
    background: token.color.surface,
  },
});

/** Between the form and the comments, closer to the comments. */
export const order = css({
  display: 'flex',
  justifyContent: 'end',
  marginBlockEnd: `calc(-1 * ${token.space[4]})`,
  [below.md]: { marginBlockStart: token.space[2] },
});

/** Shown if the linked comment was deleted. */
export const note = css(text.prose, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  borderRadius: token.radius.m,
  background: token.color.sunken,
  color: token.color.ink2,
  '& > svg': { flex: 'none' },
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: ring, outlineOffset: '2px' },
  [below.md]: { marginBlockStart: token.space[4] },
});

/** Follows the last comment. */
export const more = css({ display: 'flex', justifyContent: 'center' });

/** Styles all comments and replies from one rule, because there may be thousands. */
export const list = css({
  padding: 0,
  // Space for the skipped rows after the last rendered one.
  paddingBlockEnd: 'var(--ui-rest, 0)',
  listStyle: 'none',
  // The virtualizer corrects the scroll position itself when a row's height differs from the estimate.
  overflowAnchor: 'none',
  [below.md]: { marginBlockStart: token.space[4] },
  '& > [data-part=thread]': {
    minInlineSize: 0,
    // Space for the skipped rows before this one. The gap is inside the row, so that measuring includes it.
    marginBlockStart: 'var(--ui-skipped, 0)',
    paddingBlockEnd: token.space[4],
    // The composer covers the bottom of a phone's screen, so focused elements scroll to above it.
    [below.md]: {
      '& :is(a, button, textarea)': { scrollMarginBlockEnd: `calc(${token.size.field} + 2 * ${token.space[6]})` },
    },
  },
  '& [data-part=comment]': {
    display: 'grid',
    gridTemplateColumns: 'var(--avatar) minmax(0, 1fr)',
    columnGap: 'var(--gap)',
    '& > *': { gridColumn: 2 },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { borderRadius: token.radius.m, outline: ring, outlineOffset: '2px' },
    // The tint extends beyond the comment as a shadow, which doesn't shift the layout.
    '&[data-linked]': {
      borderRadius: token.radius.m,
      background: token.color.tint,
      boxShadow: `0 0 0 ${token.space[2]} ${token.color.tint}`,
      '&:focus-visible': { outlineOffset: token.space[2] },
    },
    '& > [data-part=avatar], & > [data-part=tombstone]': { gridArea: '1 / 1 / span 3' },
  },
  '& [data-part=head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: token.space[2],
    minBlockSize: '20px',
  },
  '& [data-part=edit]': { marginBlockStart: token.space[1] },
  '& [data-part=author]': [
    text.label,
    { minInlineSize: 0, color: token.color.ink, fontWeight: token.weight.strong, overflowWrap: 'anywhere' },
  ],
  '& [data-part=author] a': {
    paddingBlock: targetPadding,
    borderRadius: token.radius.s,
    outline: 'none',
    color: 'inherit',
    textDecoration: 'none',
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: ring, outlineOffset: '2px' },
  },
  '& [data-part=text] a': linkStyles.root,
  '& [data-part=sending]': [text.label, { color: token.color.ink3 }],
  '& [data-part=comment] > [data-part=text]': [
    text.prose,
    {
      color: token.color.ink,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      [below.md]: {
        fontSize: token.text.lead.size,
        lineHeight: `calc(${token.text.lead.line} + ${token.text.lineExtra})`,
      },
    },
  ],
  '& [data-part=deleted]': [
    text.prose,
    { color: token.color.ink3, minBlockSize: 'var(--avatar)', alignContent: 'center' },
  ],
  '& [data-part=tombstone]': {
    blockSize: 'var(--avatar)',
    border: `${token.stroke.line} dashed ${token.color.line2}`,
    borderRadius: '50%',
  },
  '& [data-status=pending]': {
    '& [data-part=text]': { color: token.color.ink3 },
    '& [data-part=avatar]': { opacity: 0.6 },
  },
  '& [data-part=comment] > [data-part=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space[1],
    // The label aligns with the text; the press target extends beyond it.
    marginInlineStart: `calc(-1 * ${token.space[2]})`,
    minBlockSize: token.size.controlS,
  },
  '& [data-part=action]': [
    text.label,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: token.space[2],
      minBlockSize: token.size.controlS,
      paddingInline: token.space[2],
      paddingBlock: 0,
      border: 0,
      borderRadius: token.radius.m,
      outline: 'none',
      background: 'transparent',
      color: token.color.ink2,
      fontWeight: token.weight.current,
      cursor: 'pointer',
      '&[data-hovered]': { background: token.color.hover, color: token.color.ink },
      '&[data-focus-visible]': { outline: ring, outlineOffset: `calc(-1 * ${token.stroke.focus})` },
      [below.md]: { '&:not([aria-haspopup]) > svg': { display: 'none' } },
    },
  ],

  '& [data-part=replies]': {
    padding: 0,
    paddingInlineStart: 'var(--indent)',
    listStyle: 'none',
  },
  // The line runs from the parent's avatar to the last reply's.
  '& [data-part=reply]': {
    position: 'relative',
    paddingBlock: token.space[2],
    '&::before, &:has(~ li)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(var(--avatar) / 2 - var(--indent))',
      borderInlineStart: hairline,
    },
    '&::before': {
      inlineSize: `calc(var(--indent) - var(--avatar) / 2 - ${token.space[2]})`,
      blockSize: `calc(${token.space[2]} + var(--avatar) / 2)`,
      borderBlockEnd: hairline,
    },
    '&:has(~ li)::after': { blockSize: '100%' },
  },
});
