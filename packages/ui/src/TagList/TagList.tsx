'use client';
import { memo } from 'react';
import { CategoryTag } from '../CategoryTag/index.ts';
import * as styles from './TagList.styles.ts';

export interface TagListProps {
  /** Shown in this order, each once. An empty list draws nothing. */
  tags: readonly string[];
  /** `text` is one line of words with commas, for phones and tight rows. Default `tags`. */
  variant?: 'tags' | 'text';
}

/** The categories of a project, a list to a screen reader. */
export const TagList = memo(function TagList({ tags, variant = 'tags' }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" css={styles.root} data-component="TagList" data-variant={variant}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{variant === 'tags' ? <CategoryTag>{tag}</CategoryTag> : tag}</li>
      ))}
    </ul>
  );
});
