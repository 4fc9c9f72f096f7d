import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  fontSize: `var(--ui-badge-text, ${token.text.tag.size})`,
  maxInlineSize: '100%',
  color: token.color.ink2,
  fontWeight: token.weight.current,
  '&[data-status=next], &[data-status=started]': { color: token.color.accentInk },
  '&[data-status=inReview]': { color: token.color.warn },
  '&[data-status=accepted]': { color: token.color.ok },
  '&[data-status=rejected]': { color: token.color.bad },
});

/** Lets the text shrink below its longest word, which then breaks. */
export const word = css({ minInlineSize: 0 });

export const glyph = css({
  flex: 'none',
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: token.stroke.drawing,
  '[data-part=hands], [data-part=knock-out], [data-part=cross]': { strokeLinecap: 'round' },
  strokeLinejoin: 'round',
  '[data-part=solid]': { fill: 'currentColor', stroke: 'none' },
  '[data-part=knock-out]': { stroke: token.color.surface },
});
