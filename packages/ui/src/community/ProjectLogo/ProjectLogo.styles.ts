import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css({
  // A parent may override the size, such as on a phone.
  '--socket': `var(--ui-logo-size, ${token.size.logo})`,
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 'var(--socket)',
  blockSize: 'var(--socket)',
  padding: 'calc(var(--socket) / 10)',
  border: `${token.stroke.line} solid ${token.color.line}`,
  borderRadius: token.radius.l,
  overflow: 'hidden',
  background: token.color.socket,
  forcedColorAdjust: 'none',
  '&[data-size=s]': { '--socket': `var(--ui-logo-size, calc(${token.size.logo} * 0.75))` },
  '&[data-size=l]': { '--socket': `var(--ui-logo-size, calc(${token.size.logo} * 4 / 3))` },
});

export const picture = css({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: token.radius.s,
  objectFit: 'contain',
});

/** Limits the size of the initials, so that they fit into the socket even at large text sizes. */
const fitting = (size: string) => ({
  fontSize: `min(${size}, 0.4 * var(--socket))`,
  lineHeight: `calc(0.5 * var(--socket))`,
});

export const monogram = css(text.body, {
  ...fitting(token.text.body.size),
  color: token.color.onSocket,
  fontWeight: token.weight.strong,
  '[data-size=s] > &': fitting(token.text.tag.size),
  '[data-size=l] > &': fitting(token.text.h2.size),
});
