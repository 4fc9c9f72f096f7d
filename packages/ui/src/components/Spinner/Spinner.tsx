'use client';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Spinner.styles.ts';

export interface SpinnerProps extends RootProps {
  /** All visible and announced text. */
  messages: {
    /** Text for screen readers: what is loading. */
    label: string;
  };
}

/** Shows progress of unknown duration. Inherits the text color. */
export function Spinner({ messages, ...root }: SpinnerProps) {
  return (
    <ProgressBar {...root} aria-label={messages.label} isIndeterminate css={styles.root} data-component="Spinner">
      <SpinnerGlyph />
    </ProgressBar>
  );
}
