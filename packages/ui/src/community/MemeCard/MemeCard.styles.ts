import { css } from '@emotion/react';
import { focusRingInside } from '../../internal/focus/ring.ts';
import { panel } from '../../internal/surface.ts';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(panel, { minInlineSize: 0, overflow: 'clip' });

/** Square, like all submitted memes. */
export const open = css(focusRingInside, {
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  padding: 0,
  border: 0,
  borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.sunken,
  cursor: 'zoom-in',
  // The focus ring is inside the edge, because the card clips anything outside.
  '&[data-focus-visible]': { outlineOffset: `calc(-2 * ${token.stroke.focus})` },
  '&[data-hovered] > img': { opacity: 0.88 },
});

export const picture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Text shown instead of a picture that failed to load. */
export const broken = css(text.label, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token.space[2],
  blockSize: '100%',
  padding: token.space[4],
  color: token.color.ink2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const caption = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[3],
  rowGap: token.space[1],
  minBlockSize: token.size.controlL,
  padding: `${token.space[2]} ${token.space[3]}`,
  color: token.color.ink2,
});

export const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  color: token.color.ink,
  fontWeight: token.weight.current,
  overflowWrap: 'anywhere',
});

/** At the end of its line, even if wrapped. The button's text, not its padding, aligns with the end of the content. */
export const action = css({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${token.space[3]})` });
