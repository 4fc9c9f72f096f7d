'use client';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import * as styles from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Every word that is shown or spoken. */
  messages: {
    /** What is being waited for; read out, not shown. */
    label: string;
  };
}

/** Something is happening, and nobody knows how long it takes. Takes the colour of the text around it. */
export function Spinner({ messages }: SpinnerProps) {
  return (
    <ProgressBar aria-label={messages.label} isIndeterminate css={styles.root} data-component="Spinner">
      <SpinnerGlyph />
    </ProgressBar>
  );
}
