import { css } from '@emotion/react';
import { token } from '../theme/tokens.ts';

type Role = keyof typeof token.text;

/** A type role: size, line, weight and tracking, with what Chinese changes about them. */
function role(name: Exclude<Role, 'lineExtra' | 'tracking'>) {
  const { size, line, weight, tracking } = token.text[name];
  return css({
    fontSize: size,
    lineHeight: `calc(${line} + ${token.text.lineExtra})`,
    fontWeight: weight,
    letterSpacing: `calc(${tracking} * ${token.text.tracking})`,
  });
}

/** Every text of the package has one of these roles. */
export const text = {
  readoutXl: role('readoutXl'),
  readoutL: role('readoutL'),
  readoutM: role('readoutM'),
  h1: role('h1'),
  h2: role('h2'),
  question: role('question'),
  title: role('title'),
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
