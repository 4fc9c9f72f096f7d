'use client';
import { type CSSProperties, memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { CategoryTag } from '../CategoryTag/index.ts';
import * as styles from './TagList.styles.ts';

export interface TagListProps {
  /** Tags in display order, without duplicates. An empty list renders nothing. */
  tags: readonly string[];
  /** `text` is plain text with the language's own commas, for phones and tight rows. Default `tags`. */
  variant?: 'tags' | 'text';
  /** Text size: `s` as in a card, `m` as in a table. Default `s`. */
  size?: 's' | 'm';
  /** Returns the URL of a tag's page. Omit it inside another link; tags are then plain text. */
  getHref?: (tag: string) => string;
}

const commas = new Map<string, CSSProperties>();

/**
 * Returns a style with the locale's list separator in `--comma`. After a full-width separator, as in Chinese, there is
 * no gap. Locales that join list items with a word alone, such as “و” in Arabic, get the separator that they use
 * between units.
 */
function commaOf(locale: string): CSSProperties {
  const known = commas.get(locale);
  if (known) return known;
  const separators = (['conjunction', 'unit'] as const).flatMap((type) => {
    const [, literal] = new Intl.ListFormat(locale, { type }).formatToParts(['1', '2', '3']);
    return literal?.value.match(/\p{P}\s?/u) ?? [];
  });
  const [separator = ', '] = separators;
  const comma = separator.trim();
  const style = { '--comma': JSON.stringify(comma), ...(comma === separator && { columnGap: 0 }) } as CSSProperties;
  commas.set(locale, style);
  return style;
}

/** Tags of an item, such as the categories of a project, exposed as a list. */
export const TagList = memo(function TagList({ tags, variant = 'tags', size = 's', getHref }: TagListProps) {
  const { locale } = useLocale();
  if (tags.length === 0) return null;
  const content = (tag: string) => (variant === 'tags' ? <CategoryTag>{tag}</CategoryTag> : <bdi>{tag}</bdi>);
  return (
    <ul
      role="list"
      css={styles.root}
      style={variant === 'text' ? commaOf(locale) : undefined}
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
