'use client';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { ModalMessages } from '../Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';

const { Overlay, preload } = lazyOverlay(
  async () => (await import('./ImageDialog.tsx')).ImageDialog,
  ({ onOpenChange, messages }) => (
    <ModalFrame size="l" title={messages.title} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

export interface ImageViewerProps extends OverlayProps, RootProps {
  /** One to three images with their text alternatives. */
  images: readonly { src: string; alt: string }[];
  /** Index of the first image to show. Default 0. */
  startIndex?: number;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Accessible name of the dialog, such as "Images of Kava". */
    title: string;
    previous: string;
    next: string;
    /** Position, such as "Image 1 of 3"; announced on each change. */
    position: (number: number, total: number) => string;
  };
}

/** Prefetches the dialog's chunk, so that it opens without a delay. */
export const preloadImageViewer = preload;

/** Shows images one at a time, as large as the screen allows. */
export function ImageViewer(props: ImageViewerProps) {
  return <Overlay {...props} />;
}
