import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { clamp, matchParent, text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const root = css(panel, {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});

export const head = css({
  display: 'flex',
  gap: token.space[3],
  padding: token.space[4],
  '& > svg': { color: token.color.ink2 },
});

export const words = css({ flex: 1, minInlineSize: 0 });

export const title = css(text.title, matchParent, {
  minInlineSize: 0,
  color: token.color.ink,
  textWrap: 'balance',
});

/** Name of the author on the network. */
export const by = css(text.label, { color: token.color.ink2 });

/**
 * Reserves the height of the embedded post. Only TikTok's grows on loading, because its frame is taller than the
 * preview. Posts on X have no fixed height and scroll. YouTube videos get more height than they need, to make room
 * for the button below the picture.
 */
export const stage = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '200px',
  borderBlock: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.sunken,
  '[data-network=YouTube] > &': { aspectRatio: '4 / 3', minBlockSize: '240px' },
  '[data-network=X] > &': { blockSize: '320px' },
  '[data-network=TikTok] > &': { blockSize: '400px' },
  '[data-network=TikTok] > &[data-loaded]': { blockSize: '740px' },
});

/** Fills the space above the button. `&&` overrides the picture styles of a surrounding ReviewItem. */
export const picture = css({
  '&&': {
    flex: 1,
    inlineSize: '100%',
    minBlockSize: 0,
    border: 0,
    borderBlockEnd: `${token.stroke.line} solid ${token.color.line}`,
    borderRadius: 0,
    objectFit: 'cover',
  },
  // Doesn't crop the thumbnails of TikTok videos, which are in portrait format.
  '[data-network=TikTok] &': { objectFit: 'contain' },
});

/** Text of a post, shortened to six lines: pressing the button shows the whole post. */
export const quote = css(text.lead, clamp(6), {
  flexShrink: 1,
  inlineSize: '100%',
  minBlockSize: 0,
  marginBlock: `${token.space[4]} auto`,
  paddingInline: token.space[4],
  color: token.color.ink,
  whiteSpace: 'pre-line',
});

/** The button that loads the post, and the privacy notice. */
export const ask = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space[2],
  padding: token.space[3],
  textAlign: 'center',
});

export const notice = css(text.label, { maxInlineSize: '28em', color: token.color.ink2, textWrap: 'balance' });

export const frame = css({ inlineSize: '100%', blockSize: '100%', flex: 1, border: 0 });

export const foot = css(text.label, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[3],
  rowGap: token.space[1],
  minBlockSize: token.size.controlL,
  padding: `${token.space[2]} ${token.space[4]}`,
});

/** The note gets its own line. */
export const note = css({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token.space[3],
  color: token.color.ink2,
});

export const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  color: token.color.ink,
  fontWeight: token.weight.current,
});

/** At the end of its line, even if wrapped. The button's text, not its padding, aligns with the end of the content. */
export const action = css({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${token.space[3]})` });
