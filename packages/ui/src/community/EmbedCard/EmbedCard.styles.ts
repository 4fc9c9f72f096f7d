import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { matchParent, text } from '../../internal/text.ts';
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

export const title = css(text.title, matchParent, {
  flex: 1,
  minInlineSize: 0,
  color: token.color.ink,
  textWrap: 'balance',
});

/** Reserves the height of the embedded post, so that nothing shifts. Posts on X have no fixed height and scroll. */
export const stage = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[3],
  minBlockSize: '200px',
  paddingInline: token.space[4],
  borderBlock: `${token.stroke.line} solid ${token.color.line}`,
  background: token.color.sunken,
  textAlign: 'center',
  '[data-network=YouTube] > &': { aspectRatio: '16 / 9' },
  '[data-network=X] > &': { blockSize: '320px' },
  '[data-network=TikTok] > &': { blockSize: '400px' },
  '[data-network=TikTok] > &[data-loaded]': { blockSize: '740px' },
  '&[data-loaded]': { padding: 0 },
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

export const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  color: token.color.ink,
  fontWeight: token.weight.current,
});

/** At the end, also in a row of its own. Its text ends where the others do, not its padding. */
export const action = css({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${token.space[3]})` });
