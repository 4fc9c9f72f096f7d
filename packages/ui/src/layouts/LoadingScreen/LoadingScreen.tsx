'use client';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './LoadingScreen.styles.ts';

export interface LoadingScreenProps extends RootProps {
  /** All visible and announced text. */
  messages: {
    /** Shown and announced: "Loading PWR". */
    loading: string;
  };
}

/** Full-screen loading state before the first page. Remove it as soon as any content can be shown. */
export function LoadingScreen({ messages, ...root }: LoadingScreenProps) {
  return (
    <Spoken {...root} isNews css={styles.root} data-component="LoadingScreen">
      <SpinnerGlyph />
      <span>{messages.loading}</span>
    </Spoken>
  );
}
