'use client';
import type { ReactNode } from 'react';
import { WarningIcon } from '../Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import * as styles from './Banner.styles.ts';

export interface BannerProps {
  /** What is the matter with all of the site, in a sentence or two. Absent, nothing is shown; what comes is read out. */
  children?: ReactNode;
}

/** A line at the lower edge of the screen, for as long as something is the matter with all of the site. */
export function Banner({ children }: BannerProps) {
  return (
    <Spoken isNews css={styles.root} data-component="Banner">
      {children && (
        <div css={styles.line} data-part="line">
          <WarningIcon />
          <span>{children}</span>
        </div>
      )}
    </Spoken>
  );
}
