'use client';
import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { CategoryTag } from '../CategoryTag/index.ts';
import * as styles from './TagList.styles.ts';

export interface TagListProps {
  /** Tags in display order, without duplicates. An empty list renders nothing. */
  tags: readonly string[];
  /** `text` is one comma-separated line, for phones and tight rows. Default `tags`. */
  variant?: 'tags' | 'text';
  /** Returns the URL of a tag. Without it, tags are plain text, for example inside another link. */
  getHref?: (tag: string) => string;
}

/** A project's categories as a list. */
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
