import { css } from '@emotion/react';
import { tabular, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(text.tag, tabular, {
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
});

/** Space above the labels at the ends, which moves them below the reading's line. */
const below = `calc(16px + ${token.text.tag.line} + ${token.text.lineExtra})`;

/** A phone at 200 % text size, where the reading needs its own lines. */
const narrow = '@container (max-width: 14rem)';

/** Stretches with its container, while stroke widths and tick lengths stay the same. */
export const scale = css({
  inlineSize: '100%',
  blockSize: '10px',
  overflow: 'visible',
  fill: 'none',
  stroke: token.color.ink2,
  strokeWidth: token.stroke.line,
  path: { vectorEffect: 'non-scaling-stroke' },
  '[data-part=coming]': { stroke: token.color.line2 },
  '&:dir(rtl)': { scale: '-1 1' },
});

/** Drawn as a border, because forced colors remove backgrounds. */
export const needle = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(var(--share) * 100% - ${token.stroke.focus} / 2)`,
  blockSize: '18px',
  borderInlineStart: `${token.stroke.focus} solid ${token.color.accent}`,
});

/** Centered below the needle, but kept inside the ends of the scale. */
export const reading = css({
  position: 'absolute',
  insetBlockStart: '22px',
  insetInlineStart: 'calc(var(--share) * 100%)',
  color: token.color.accentInk,
  whiteSpace: 'nowrap',
  translate: 'clamp(var(--share) * -100cqi, -50%, (1 - var(--share)) * 100cqi - 100%)',
  '&:dir(rtl)': { translate: 'clamp((var(--share) - 1) * 100cqi + 100%, 50%, var(--share) * 100cqi)' },
  [narrow]: {
    position: 'static',
    display: 'block',
    paddingBlockStart: '12px',
    whiteSpace: 'normal',
    translate: 'none',
    '&:dir(rtl)': { translate: 'none' },
  },
});

export const ends = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[4],
  paddingBlockStart: '12px',
  color: token.color.ink2,
  '[data-crowded] > &': { paddingBlockStart: below },
  '@container (max-width: 479.98px)': { paddingBlockStart: below },
  [narrow]: { '&, [data-crowded] > &': { paddingBlockStart: 0 } },
});
