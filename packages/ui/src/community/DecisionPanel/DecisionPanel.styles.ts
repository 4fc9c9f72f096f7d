import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { below, token } from '../../theme/tokens.ts';

export { error } from '../../components/ConfirmDialog/ConfirmDialog.styles.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  background: token.color.surface,
  color: token.color.ink,
  // Aligns the key hints in one column at the end.
  '--ui-choice-self': 'stretch',
  '& [data-part=press] > :has([data-part=key])': { flex: 1 },
  '& button [data-part=content]': { inlineSize: '100%' },
  '& button [data-part=key]': { marginInlineStart: 'auto' },
});

export const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  padding: token.space[6],
  '& ~ &': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  [below.sm]: { padding: token.space[4] },
});

export const title = css(text.h2);

export const reason = css({ display: 'flex', gap: token.space[3], justifyContent: 'space-between' });

export const hint = css(text.tag, { marginBlockStart: `calc(-1 * ${token.space[2]})`, color: token.color.ink3 });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token.space[2],
  marginBlockStart: 'auto',
  padding: token.space[3],
  borderBlockStart: `${token.stroke.line} solid ${token.color.line}`,
  // Without visible borders, stacked buttons line up by their labels.
  '& > button': { borderColor: 'transparent' },
});
