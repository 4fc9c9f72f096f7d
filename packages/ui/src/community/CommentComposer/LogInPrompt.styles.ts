import { css } from '@emotion/react';
import * as fieldStyles from '../../internal/field.styles.ts';
import { below, token } from '../../theme/tokens.ts';

// Separate from the form's styles, because logged-out readers never see the form.
export const root = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space[3],
  alignItems: 'start',
  [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > [data-part=avatar]': { display: 'none' } },
});

export const avatar = css({ display: 'inline-flex' });

export const prompt = css(fieldStyles.box, fieldStyles.input, {
  inlineSize: '100%',
  paddingInline: token.space[3],
  border: `${token.stroke.line} solid ${token.color.edge}`,
  background: token.color.surface,
  color: token.color.ink3,
  textAlign: 'start',
  cursor: 'pointer',
  outline: `${token.stroke.focus} solid transparent`,
  '&[data-hovered]': { background: token.color.hover },
  '&[data-focus-visible]': { borderColor: token.color.accent, outlineColor: token.color.accent },
});
