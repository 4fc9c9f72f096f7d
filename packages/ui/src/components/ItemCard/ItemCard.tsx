'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ItemCard.styles.ts';

export interface ItemCardProps extends PlainRootProps<HTMLElement> {
  /** Name of the item, also the text of its link. */
  title: ReactNode;
  /** Marks the title as a proper name, so that browsers don't translate it. Default `false`. */
  isName?: boolean;
  /** URL of the item, opened by a press anywhere on the card. If omitted, the title is plain text. */
  href?: string;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Decorative picture: an Avatar, a Logo, an Icon, or an `img` with an empty `alt`, which gets the size of a logo. */
  image?: ReactNode;
  /** A sentence or two. With `href`, only two lines of it are shown. */
  description?: ReactNode;
  /** Facts under the description: a TagList, a RelativeTime, the author's Link. */
  meta?: ReactNode;
  /** Buttons and links of the item, on top of the card's own link. Stacked on phones. */
  actions?: ReactNode;
  /**
   * Marks the item as open, for example beside the list. Screen readers announce its link as current. Default `false`.
   */
  isSelected?: boolean;
  /** Called when the link is hovered or focused, so that the caller can prefetch the target. */
  onIntent?: () => void;
}

/** An item in a list. The title's link covers the card, and no interactive element contains another. */
export function ItemCard({
  title,
  isName = false,
  href,
  headingLevel = 2,
  image,
  description,
  meta,
  actions,
  isSelected = false,
  onIntent,
  ...root
}: ItemCardProps) {
  const Heading = `h${headingLevel}` as const;
  const intent = onIntent && { onHoverStart: () => onIntent(), onFocus: () => onIntent() };
  return (
    <article data-component="ItemCard" {...root} css={styles.root} data-linked={href ? true : undefined}>
      {image && <div data-part="image">{image}</div>}
      <div data-part="words">
        <Heading dir="auto" translate={isName ? 'no' : undefined} data-part="title">
          {href ? (
            <Link href={href} {...intent} aria-current={isSelected || undefined}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {description && (
          <p dir="auto" data-part="description">
            {description}
          </p>
        )}
        {meta && <div data-part="meta">{meta}</div>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </article>
  );
}
