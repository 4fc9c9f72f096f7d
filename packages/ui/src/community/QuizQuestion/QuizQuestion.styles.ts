import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css({ minInlineSize: 0, color: token.color.ink, overflowWrap: 'anywhere' });

export const question = css(text.question, {
  maxInlineSize: '30em',
  hyphens: 'auto',
  textWrap: 'balance',
});

export const description = css(text.lead, { paddingBlockStart: token.space[3], color: token.color.ink2 });

export const answers = css(panel, {
  marginBlockStart: token.space[8],
  [below.sm]: { marginBlockStart: token.space[6] },
});

export const answer = css(text.title, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  minBlockSize: '64px',
  paddingInline: `calc(${token.space[4]} + ${token.space[1]})`,
  paddingBlock: token.space[3],
  borderRadius: `calc(${token.radius.l} - ${token.stroke.line})`,
  color: token.color.ink,
  fontWeight: token.weight.body,
  cursor: 'pointer',
  // All but the first answer. Skips <style> elements, which Emotion renders among the children on the server.
  ':not(style) ~ &': {
    borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
  },
  '&:has(~ &)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '--ui-key-width': '32px',
  '--ui-key-height': '28px',
  '&[data-hovered]': { background: token.color.hover },
  '&[data-readonly]': { background: 'none', cursor: 'default' },
  // The chosen answer draws its own border over those of the panel and its neighbors.
  '&::after': {
    position: 'absolute',
    inset: `calc(-1 * ${token.stroke.line})`,
    border: `${token.stroke.focus} solid ${token.color.accent}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '&[data-selected]': {
    zIndex: 1,
    background: token.color.tint,
    '&::after': { content: '""' },
    '--ui-key-edge': token.color.accent,
    '--ui-key-ground': token.color.accent,
    '--ui-key-ink': token.color.onAccent,
  },
  '&[data-outcome]': { background: 'none' },
  '&[data-outcome=right]': {
    '--ui-key-edge': token.color.ok,
    '--ui-key-ground': 'none',
    '--ui-key-ink': token.color.ok,
    '&::after': { content: '""', borderColor: token.color.ok },
  },
  '&[data-outcome=wrong]': {
    '--ui-key-edge': token.color.bad,
    '--ui-key-ground': 'none',
    '--ui-key-ink': token.color.bad,
    '&::after': { borderColor: token.color.bad, borderStyle: 'dashed' },
  },
  '&[data-outcome=other]': { color: token.color.ink2 },
  outline: 'none',
  '&[data-focus-visible]': {
    zIndex: 2,
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: token.stroke.focus,
  },
  [below.sm]: {
    flexWrap: 'wrap',
    columnGap: token.space[3],
    rowGap: token.space[1],
    paddingInline: token.space[4],
    // The badge is below the words, indented past the key cap.
    '& > [data-part=badge]': {
      flexBasis: '100%',
      marginInlineStart: 0,
      paddingInlineStart: `calc(32px + ${token.space[3]})`,
    },
  },
  '@media (forced-colors: active)': {
    '&[data-selected] > [data-part=key]': { forcedColorAdjust: 'none' },
    '&[data-outcome]::after': { borderColor: 'CanvasText' },
  },
});

export const key = css({ flex: 'none', display: 'inline-flex' });

export const badge = css({
  '--ui-badge-text': token.text.label.size,
  flex: 'none',
  display: 'inline-flex',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
});

export const words = css({ flex: 1, minInlineSize: 0 });

export const dot = css({
  flex: 'none',
  inlineSize: token.size.iconL,
  blockSize: token.size.iconL,
  border: `${token.stroke.line} solid ${token.color.edge}`,
  borderRadius: '50%',
  background: token.color.surface,
  '[data-selected] > &': { border: `6px solid ${token.color.accent}` },
});

export const end = css({ display: 'grid', gap: token.space[4], paddingBlockStart: token.space[6] });

export const error = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  // Centers the icon on the first line of text.
  '& > svg': { flex: 'none', marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});

export const outcome = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.ink,
  // Takes no space while empty. Stays mounted, because a Spoken announces only changes after it mounts.
  '&:empty': { position: 'absolute' },
  '& > svg': { flex: 'none', marginBlockStart: `calc((${token.text.title.line} - ${token.size.icon}) / 2)` },
  '& > [data-status=accepted]': { color: token.color.ok },
  '& > [data-status=rejected]': { color: token.color.bad },
});

export const verdict = css(text.title);

export const explanation = css(text.prose, {
  maxInlineSize: token.size.prose,
  paddingBlockStart: token.space[1],
  color: token.color.ink2,
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token.space[3],
  [below.sm]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});

export const keys = css(text.label, {
  marginInlineEnd: 'auto',
  color: token.color.ink2,
  // Phones have no keyboard, so the keyboard hint is hidden.
  '@media (pointer: coarse)': { display: 'none' },
  [below.sm]: { display: 'none' },
});
