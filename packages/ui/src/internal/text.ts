import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

type Role = Exclude<keyof typeof token.text, 'lineExtra' | 'tracking'>;

/** A type role: size, line, weight and tracking, with what Chinese changes about them. */
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

/** Every text of the package has one of these roles. */
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

/** Figures of one width, so that a number does not shake while it changes. */
export const tabular = css({ fontVariantNumeric: 'tabular-nums' });

/** Cuts to this many lines. Only where the whole text is one press away. */
export const clamp = (lines: number) =>
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' });

/** A name in another direction stands where its neighbours do. The first word is the one that Chromium knows. */
export const matchParent = css({ textAlign: ['-webkit-match-parent', 'match-parent'] });
