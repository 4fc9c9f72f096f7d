'use client';
import { lazyOverlay, type OverlayProps } from '../../internal/lazyOverlay.ts';
import type { ModalMessages } from '../Modal/index.ts';

const { Overlay, preload } = lazyOverlay(async () => (await import('./ImageDialog.tsx')).ImageDialog);

export interface ImageViewerProps extends OverlayProps {
  /** One to three images; `alt` says what is seen in it. */
  images: readonly { src: string; alt: string }[];
  /** Which one is shown first, from 0. Default 0. */
  startIndex?: number;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** Names the dialog, as "Images of Kava". */
    title: string;
    previous: string;
    next: string;
    /** As "Image 1 of 3"; read out at each change. */
    position: (number: number, total: number) => string;
  };
}

/** Fetches the code ahead of the first opening. */
export const preloadImageViewer = preload;

/** Images as large as the screen allows, one at a time. */
export function ImageViewer(props: ImageViewerProps) {
  return <Overlay {...props} />;
}
