'use client';
import { Button } from 'react-aria-components/Button';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ProjectOverview.styles.ts';

export interface ProjectOverviewProps {
  /** Addresses of pictures, three at most. */
  images: readonly string[];
  /** A picture was pressed; the index is that of `images`. */
  onOpenImage: (index: number) => void;
  /** Line breaks are kept. */
  description: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names a picture's button, as "Picture 1 of 3"; numbers from 1. */
    image: (number: number, total: number) => string;
    /** In place of a description. */
    empty: string;
  };
}

/** What a project shows and says about itself. */
export function ProjectOverview({ images, onOpenImage, description, messages }: ProjectOverviewProps) {
  return (
    <div css={styles.root} data-component="ProjectOverview">
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

/** The room of a ProjectOverview. Silent: what is loading says so once. */
export function ProjectOverviewSkeleton() {
  return (
    <div css={styles.root} data-component="ProjectOverviewSkeleton" aria-hidden>
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
