'use client';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Dialog, Heading, Modal as AriaModal } from 'react-aria-components/Modal';
import { CaretLeftIcon, CaretRightIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { takeFocus } from '../../internal/focus/takeFocus.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { ModalScrim } from '../Modal/ModalScrim.tsx';
import { useRootRef } from '../../internal/root.ts';
import * as styles from './ImageDialog.styles.ts';
import type { ImageViewerProps } from './ImageViewer.tsx';

/** Lazy overlay of ImageViewer. */
export function ImageDialog({ isOpen, onOpenChange, messages, images, startIndex, ...root }: ImageViewerProps) {
  return (
    <ModalScrim isOpen={isOpen} onOpenChange={onOpenChange} words={messages.scrim} frame={styles.panel}>
      <AriaModal {...root} ref={useRootRef(takeFocus, root.ref)} css={styles.modal} data-part="modal">
        <Pictures images={images} startIndex={startIndex} messages={messages} />
      </AriaModal>
    </ModalScrim>
  );
}

/** Mounted each time the dialog opens, so that it starts at `startIndex`. */
function Pictures({ images, startIndex = 0, messages }: Pick<ImageViewerProps, 'images' | 'startIndex' | 'messages'>) {
  const [index, setIndex] = useState(startIndex);
  const { direction } = useLocale();
  const image = images[index];
  const position = messages.position(index + 1, images.length);
  // Wraps around, so that neither button becomes disabled while a reader presses it repeatedly.
  const move = (by: number) => setIndex((index + by + images.length) % images.length);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(direction === 'rtl' ? 1 : -1);
    else if (key === 'ArrowRight') move(direction === 'rtl' ? -1 : 1);
    else if (key === 'Home') setIndex(0);
    else if (key === 'End') setIndex(images.length - 1);
  };

  return (
    // Listens on the wrapper, because at first the dialog itself has focus, not a control inside.
    <div css={styles.frame} onKeyDown={onKeyDown} data-component="ImageViewer">
      <Dialog css={styles.dialog}>
        <Heading slot="title" css={visuallyHidden}>
          {messages.title}
        </Heading>
        <div css={styles.bar} data-part="bar">
          {images.length > 1 && (
            <>
              <IconButton messages={{ label: messages.previous }} hasTooltip={false} onPress={() => move(-1)}>
                <CaretLeftIcon size="l" isDirectional />
              </IconButton>
              <IconButton messages={{ label: messages.next }} hasTooltip={false} onPress={() => move(1)}>
                <CaretRightIcon size="l" isDirectional />
              </IconButton>
              <span css={styles.position}>{position}</span>
            </>
          )}
          <span css={styles.close}>
            <IconButton slot="close" messages={{ label: messages.close }} hasTooltip={false}>
              <XIcon size="l" />
            </IconButton>
          </span>
        </div>
        {image && <Picture key={image.src} {...image} />}
        <Spoken as="span" css={visuallyHidden}>
          {`${position}, ${image?.alt ?? ''}`}
        </Spoken>
      </Dialog>
    </div>
  );
}

/** Shows a spinner while the picture loads, and the picture's text alternative if loading fails. */
function Picture({ src, alt }: ImageViewerProps['images'][number]) {
  const [isLoading, setLoading] = useState(true);
  const onEnd = () => setLoading(false);
  return (
    <div css={styles.well} aria-busy={isLoading} data-part="well">
      <img src={src} alt={alt} onLoad={onEnd} onError={onEnd} css={styles.image} data-part="image" />
      {isLoading && (
        <span css={styles.loading} data-part="loading">
          <SpinnerGlyph />
        </span>
      )}
    </div>
  );
}
