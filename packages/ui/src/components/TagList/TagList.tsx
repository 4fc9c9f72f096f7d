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
  /** Returns a tag's link. Omit it inside of another link: tags are then plain text. */
  getHref?: (tag: string) => string;
}

const commas = new Map<string, string>();

/** The locale's list separator. Some languages join short lists with a word only, such as “و” in Arabic. */
function commaOf(locale: string): string {
  const known = commas.get(locale);
  if (known !== undefined) return known;
  const marks = (['conjunction', 'unit'] as const).flatMap((type) => {
    const [, literal] = new Intl.ListFormat(locale, { type }).formatToParts(['1', '2', '3']);
    return literal?.value.match(/\p{P}/gu) ?? [];
  });
  const [comma = ','] = marks;
  commas.set(locale, comma);
  return comma;
}

/** A project's categories, exposed as a list. */
export const TagList = memo(function TagList({ tags, variant = 'tags', size = 's', getHref }: TagListProps) {
  const { locale } = useLocale();
  if (tags.length === 0) return null;
  const content = (tag: string) => (variant === 'tags' ? <CategoryTag>{tag}</CategoryTag> : tag);
  return (
    <ul
      role="list"
      css={styles.root}
      style={variant === 'text' ? ({ '--comma': JSON.stringify(commaOf(locale)) } as CSSProperties) : undefined}
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
