'use client';
import { type CSSProperties, memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { CategoryTag } from '../CategoryTag/index.ts';
import * as styles from './TagList.styles.ts';

export interface TagListProps {
  /** Tags in display order, without duplicates. An empty list renders nothing. */
  tags: readonly string[];
  /** `text` is one line of words with the commas of the language, for phones and tight rows. Default `tags`. */
  variant?: 'tags' | 'text';
  /** The text: `s` as in a card, `m` as in a table. Default `s`. */
  size?: 's' | 'm';
  /** Where a tag leads. Absent, tags are words alone, as inside of another link. */
  getHref?: (tag: string) => string;
}

const separators = new Map<string, string>();

/** Stands between two items in a list of the locale, without the space after it: a comma of its script. */
function separatorOf(locale: string): string {
  let separator = separators.get(locale);
  if (separator === undefined) {
    const [, literal] = new Intl.ListFormat(locale, { style: 'narrow' }).formatToParts(['1', '2', '3']);
    separators.set(locale, (separator = literal!.value.trim()));
  }
  return separator;
}

/** The categories of a project, a list to a screen reader. */
export const TagList = memo(function TagList({ tags, variant = 'tags', size = 's', getHref }: TagListProps) {
  const { locale } = useLocale();
  if (tags.length === 0) return null;
  const content = (tag: string) => (variant === 'tags' ? <CategoryTag>{tag}</CategoryTag> : tag);
  return (
    <ul
      role="list"
      css={styles.root}
      style={variant === 'text' ? ({ '--separator': JSON.stringify(separatorOf(locale)) } as CSSProperties) : undefined}
      data-component="TagList"
      data-variant={variant}
      data-size={size}
    >
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{getHref ? <Link href={getHref(tag)}>{content(tag)}</Link> : content(tag)}</li>
      ))}
    </ul>
  );
});
