import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

/** The parts of a page, one under the other. */
export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });

export const choices = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** A page that fills the screen below its bar, up to the edges. */
export const full = css({ paddingBlockStart: token.size.header });

export const empty = css({ paddingInline: token.space[8] });

/** What a reviewer should know of a member: sign, word, colour. */
export const warning = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  color: token.color.warn,
  fontWeight: token.weight.current,
});
