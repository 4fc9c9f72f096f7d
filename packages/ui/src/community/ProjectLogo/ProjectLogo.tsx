'use client';
import { memo, useState } from 'react';
import * as styles from './ProjectLogo.styles.ts';

export interface ProjectLogoProps {
  /** The project's name: its first letters stand in for a logo that is missing or cannot be loaded. */
  name: string;
  /** Address of the logo. */
  src?: string | null | undefined;
  /** 36, 48 or 64 px; each socket leaves a tenth around the logo. Default `m`. */
  size?: 's' | 'm' | 'l';
}

/** A project's logo in its socket. Decoration: the name stands beside it. */
export const ProjectLogo = memo(function ProjectLogo({ name, src, size = 'm' }: ProjectLogoProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span css={styles.root} data-component="ProjectLogo" data-size={size} aria-hidden>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} css={styles.picture} />
      ) : (
        <span css={styles.monogram} translate="no">
          {monogram(name)}
        </span>
      )}
    </span>
  );
});

/** The first letter of the first two words, as they are written: case is not ours to change. */
function monogram(name: string): string {
  const letters = name.match(/[\p{L}\p{N}]+/gu)?.slice(0, 2) ?? [];
  return letters.map((word) => Array.from(word)[0]).join('');
}
