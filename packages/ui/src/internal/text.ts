import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

type Role = Exclude<keyof typeof token.text, 'lineExtra' | 'tracking'>;

/**
 * Returns the style of a typography role: size, line height, weight and tracking. `lineExtra` and `tracking` adjust it
 * for Chinese.
 */
function role(name: Role, fontFamily?: string) {
  const { size, line, weight, tracking } = token.text[name];
  return css({
    fontFamily,
    fontSize: size,
    lineHeight: `calc(${line} + ${token.text.lineExtra})`,
    fontWeight: weight,
    letterSpacing: `calc(${tracking} * ${token.text.tracking})`,
  });
}

/** Typography roles of all text in the package. */
export const text = {
  readoutXl: role('readoutXl', token.font.display),
  readoutL: role('readoutL', token.font.display),
  readoutM: role('readoutM', token.font.display),
  h1: role('h1', token.font.display),
  h2: role('h2', token.font.display),
  question: role('question', token.font.display),
  title: role('title', token.font.display),
  lead: role('lead'),
  body: role('body'),
  prose: role('prose'),
  input: role('input'),
  label: role('label'),
  tag: role('tag'),
};

/** Equal-width digits, so that a changing number doesn't jitter. */
export const tabular = css({ fontVariantNumeric: 'tabular-nums' });

/** Clamps text to this many lines. Use it only where the full text is one press away. */
export const clamp = (lines: number) =>
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' });

/** Aligns text of the other direction with its neighbors. Chromium supports only the prefixed keyword. */
export const matchParent = css({ textAlign: ['-webkit-match-parent', 'match-parent'] });
