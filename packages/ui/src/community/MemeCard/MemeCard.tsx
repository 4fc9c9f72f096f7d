'use client';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ImageIcon } from '../../components/Icon/index.ts';
import { ImageViewer, type ImageViewerProps, preloadImageViewer } from '../../components/ImageViewer/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { NamedRootProps, PlainRootProps } from '../../internal/root.ts';
import * as styles from './MemeCard.styles.ts';

export interface MemeCardProps extends NamedRootProps {
  /** URL of the picture. */
  src: string;
  /** Text alternative. It names the button that opens the picture, and replaces a picture that fails to load. */
  alt: string;
  /** `eager` for a picture that is in view when the page opens. Default `lazy`. */
  loading?: 'eager' | 'lazy';
  /** The author: an Avatar and a quiet Link. Leave it out if the name appears above. */
  author?: ReactNode;
  /** Points or a date, at the end of the author's line. */
  note?: ReactNode;
  /** A small quiet Button at the end, such as "Report". */
  action?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the button, such as "Open the picture: a pylon in the rain". */
    open: (alt: string) => string;
    viewer: ImageViewerProps['messages'];
  };
}

/** A member's picture. Pressing it opens a larger view. */
export function MemeCard({ src, alt, loading = 'lazy', author, note, action, messages, ...root }: MemeCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  return (
    <figure {...root} css={styles.root} data-component="MemeCard">
      <Button
        aria-label={messages.open(alt)}
        aria-haspopup="dialog"
        onHoverStart={preloadImageViewer}
        onFocus={preloadImageViewer}
        onPress={() => setOpen(true)}
        css={styles.open}
        data-part="open"
      >
        {src === broken ? (
          <span css={styles.broken} data-part="broken">
            <ImageIcon size="l" />
            {alt}
          </span>
        ) : (
          <img
            src={src}
            alt=""
            loading={loading}
            fetchPriority={loading === 'eager' ? 'high' : undefined}
            decoding="async"
            onError={() => setBroken(src)}
            css={styles.picture}
          />
        )}
      </Button>
      {(author || note || action) && (
        <figcaption css={styles.caption} data-part="caption">
          <span css={styles.author} data-part="author">
            {author}
          </span>
          {note}
          {action && (
            <span css={styles.action} data-part="action">
              {action}
            </span>
          )}
        </figcaption>
      )}
      <ImageViewer isOpen={isOpen} onOpenChange={setOpen} images={[{ src, alt }]} messages={messages.viewer} />
    </figure>
  );
}

/** Placeholder the size of a MemeCard. Not announced: the surrounding region announces loading once. */
export function MemeCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="MemeCardSkeleton" aria-hidden>
      <div css={styles.open}>
        <Skeleton shape="block" />
      </div>
      <div css={styles.caption}>
        <Skeleton inlineSize="8em" />
      </div>
    </div>
  );
}
