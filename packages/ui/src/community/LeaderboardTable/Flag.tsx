'use client';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Flag.styles.ts';

export interface FlagProps extends PlainRootProps<HTMLImageElement> {
  /** URL of the picture, aspect ratio 3:2. */
  src: string;
  /** Name of the country, for screen readers and the tooltip. */
  name: string;
}

/** Flag of a member's country, 18 × 12 px, beside the member's name. */
export function Flag({ src, name, ...root }: FlagProps) {
  return <img {...root} src={src} alt={name} title={name} css={styles.root} data-component="Flag" />;
}
