'use client';
import type { ReactNode } from 'react';
import { WarningIcon } from '../Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Banner.styles.ts';

export interface BannerProps extends RootProps {
  /**
   * One or two sentences about a problem with the whole site. New text is announced. Without children, nothing is
   * shown.
   */
  children?: ReactNode;
}

/** A line at the bottom edge of the screen, shown during a problem with the whole site. */
export function Banner({ children, ...root }: BannerProps) {
  return (
    <Spoken {...root} isNews css={styles.root} data-component="Banner">
      {children && (
        <div css={styles.line} data-part="line">
          <WarningIcon />
          <span>{children}</span>
        </div>
      )}
    </Spoken>
  );
}
