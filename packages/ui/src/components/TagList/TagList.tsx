'use client';
import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { CategoryTag } from '../CategoryTag/index.ts';
import * as styles from './TagList.styles.ts';

export interface TagListProps {
  /** Shown in this order, each once. An empty list draws nothing. */
  tags: readonly string[];
  /** `text` is one line of words with commas, for phones and tight rows. Default `tags`. */
  variant?: 'tags' | 'text';
  /** Where a tag leads. Absent, tags are words alone, as inside of another link. */
  getHref?: (tag: string) => string;
}

/** The categories of a project, a list to a screen reader. */
export const TagList = memo(function TagList({ tags, variant = 'tags', getHref }: TagListProps) {
  if (tags.length === 0) return null;
  const content = (tag: string) => (variant === 'tags' ? <CategoryTag>{tag}</CategoryTag> : tag);
  return (
    <ul role="list" css={styles.root} data-component="TagList" data-variant={variant}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{getHref ? <Link href={getHref(tag)}>{content(tag)}</Link> : content(tag)}</li>
      ))}
    </ul>
  );
});
