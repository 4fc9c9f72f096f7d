'use client';
import { Button } from 'react-aria-components/Button';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProjectOverview.styles.ts';

export interface ProjectOverviewProps extends PlainRootProps {
  /** URLs of up to three pictures. */
  images: readonly string[];
  /** Called with the index in `images` when a picture is pressed. */
  onOpenImage: (index: number) => void;
  /** Description, shown with its line breaks. */
  description: string;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of a picture's button, such as "Picture 1 of 3"; numbers start at 1. */
    image: (number: number, total: number) => string;
    /** Shown instead of an empty description. */
    empty: string;
  };
}

/** Pictures and description of a project. */
export function ProjectOverview({ images, onOpenImage, description, messages, ...root }: ProjectOverviewProps) {
  return (
    <div {...root} css={styles.root} data-component="ProjectOverview">
      {images.length > 0 && (
        <ul data-part="images">
          {images.map((src, index) => (
            <li key={src}>
              <Button
                aria-label={messages.image(index + 1, images.length)}
                aria-haspopup="dialog"
                onPress={() => onOpenImage(index)}
                data-part="image"
              >
                <img src={src} alt="" loading="lazy" decoding="async" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {description.trim() ? (
        <p dir="auto" data-part="description">
          {description}
        </p>
      ) : (
        <p data-part="empty">{messages.empty}</p>
      )}
    </div>
  );
}

/** Placeholder the size of a ProjectOverview. Not announced: the surrounding region announces loading once. */
export function ProjectOverviewSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="ProjectOverviewSkeleton" aria-hidden>
      <div data-part="images">
        {[0, 1, 2].map((image) => (
          <Skeleton key={image} shape="block" blockSize="120px" />
        ))}
      </div>
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton inlineSize="60%" />
      </div>
    </div>
  );
}
