'use client';
import { memo, useState } from 'react';
import * as styles from './ProjectLogo.styles.ts';

export interface ProjectLogoProps {
  /** The project's name. Its initials replace a logo that is missing or fails to load. */
  name: string;
  /** URL of the logo. */
  src?: string | null | undefined;
  /** 36, 48 or 64 px; the socket pads the logo by a tenth. Default `m`. */
  size?: 's' | 'm' | 'l';
}

/** A project's logo in its socket. Decorative: the name appears beside it. */
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

/** Returns the first letters of the first two words, with their case unchanged. */
function monogram(name: string): string {
  const letters = name.match(/[\p{L}\p{N}]+/gu)?.slice(0, 2) ?? [];
  return letters.map((word) => Array.from(word)[0]).join('');
}
