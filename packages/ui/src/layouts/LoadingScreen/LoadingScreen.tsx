'use client';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import * as styles from './LoadingScreen.styles.ts';

export interface LoadingScreenProps {
  /** Every word that is shown or spoken. */
  messages: {
    /** "Loading PWR"; read out as well. */
    loading: string;
  };
}

/** The whole screen, while there is no page yet. Put it away as soon as something can be shown. */
export function LoadingScreen({ messages }: LoadingScreenProps) {
  return (
    <Spoken isNews css={styles.root} data-component="LoadingScreen">
      <SpinnerGlyph />
      <span>{messages.loading}</span>
    </Spoken>
  );
}
