import { css } from '@emotion/react';
import * as field from '../../internal/field.styles.ts';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = field.field;

export const zone = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space[4],
  padding: token.space[3],
  border: `${token.stroke.line} dashed ${token.color.edge}`,
  borderRadius: token.radius.m,
  background: token.color.surface,
  color: token.color.ink,
  outline: `${token.stroke.focus} solid transparent`,
  outlineOffset: `calc(-1 * ${token.stroke.line})`,
  transition: `outline-color ${token.duration.press} ${token.ease.out}, background-color ${token.duration.press} ${token.ease.out}`,
  '&[data-invalid]': { borderColor: token.color.bad, outlineColor: token.color.bad },
  '&[data-focus-visible]': { borderColor: token.color.accent, outlineColor: token.color.accent },
  '&[data-drop-target]': {
    borderColor: token.color.accent,
    borderStyle: 'solid',
    background: token.color.tint,
    outlineColor: token.color.accent,
  },
  '&[data-disabled]': { borderColor: token.color.line, background: token.color.sunken },
  '@media (forced-colors: active)': {
    outlineStyle: 'none',
    '&[data-focus-visible], &[data-drop-target]': { outline: `${token.stroke.focus} solid Highlight` },
  },
  [below.sm]: { gap: token.space[3] },
});

/** Box for the picture. Once filled, it is light in both themes, like the background of a logo. */
export const socket = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: token.radius.l,
  background: token.color.sunken,
  color: token.color.ink3,
  '&[data-filled]': { background: token.color.socket },
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '&[data-status=uploading] img': { opacity: 0.6 },
  [below.sm]: { inlineSize: '72px' },
});

export const words = css({
  display: 'grid',
  gap: token.space[2],
  minInlineSize: 0,
  // On a phone, the buttons get their own line below the picture, because their labels don't fit beside it.
  [below.sm]: {
    display: 'contents',
    '& > *': { gridColumn: 2 },
    '& > [data-part=actions]': { gridColumn: '1 / -1' },
  },
});

export const hint = css(text.label, { color: token.color.ink2 });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
});

export const error = css(text.label, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  color: token.color.bad,
  '&:empty': { display: 'none' },
  '& > svg': { marginBlockStart: `calc((${token.text.label.line} - ${token.size.icon}) / 2)` },
});
