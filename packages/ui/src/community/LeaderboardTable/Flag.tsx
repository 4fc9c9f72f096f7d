'use client';
import * as styles from './Flag.styles.ts';

export interface FlagProps {
  /** Address of the picture, three wide to two high. */
  src: string;
  /** The country; what a screen reader says, and what shows on hover. */
  name: string;
}

/** The flag of a member's country, 18×12 px, beside the member's name. */
export function Flag({ src, name }: FlagProps) {
  return <img src={src} alt={name} title={name} css={styles.root} data-component="Flag" />;
}
