'use client';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ImageIcon } from '../../components/Icon/index.ts';
import { ImageViewer, type ImageViewerProps, preloadImageViewer } from '../../components/ImageViewer/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './MemeCard.styles.ts';

export interface MemeCardProps {
  /** The picture's address. */
  src: string;
  /** What is seen in it; names the button that opens it, and stands in its place where it cannot be loaded. */
  alt: string;
  /** Who made it: an Avatar and a quiet Link. Left out where it stands above already. */
  author?: ReactNode;
  /** At the end of the same line: points, or a date. */
  note?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the button, as "Open the picture: a pylon in the rain". */
    open: (alt: string) => string;
    viewer: ImageViewerProps['messages'];
  };
}

/** A picture that a member made. Pressing it shows it as large as the screen allows. */
export function MemeCard({ src, alt, author, note, messages }: MemeCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  return (
    <figure css={styles.root} data-component="MemeCard">
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
          <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} css={styles.picture} />
        )}
      </Button>
      {(author || note) && (
        <figcaption css={styles.caption} data-part="caption">
          <span css={styles.author} data-part="author">
            {author}
          </span>
          {note}
        </figcaption>
      )}
      <ImageViewer isOpen={isOpen} onOpenChange={setOpen} images={[{ src, alt }]} messages={messages.viewer} />
    </figure>
  );
}

/** The room of a MemeCard. Silent: what is loading says so once. */
export function MemeCardSkeleton() {
  return (
    <div css={styles.root} data-component="MemeCardSkeleton" aria-hidden>
      <div css={styles.open}>
        <Skeleton shape="block" />
      </div>
      <div css={styles.caption}>
        <Skeleton inlineSize="8em" />
      </div>
    </div>
  );
}
