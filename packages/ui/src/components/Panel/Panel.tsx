'use client';
import type { ReactNode } from 'react';
import type { NamedRootProps } from '../../internal/root.ts';
import * as styles from './Panel.styles.ts';

export interface PanelProps extends NamedRootProps {
  /** Content. With `isDivided`, each child is a part. */
  children: ReactNode;
  /** HTML element. Use a semantic one for lists and sections. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol';
  /** Padding of 0, 16 or 24 px (16 on phones). With `isDivided`, each part gets it. Default `m`. */
  padding?: 'none' | 's' | 'm';
  /** Draws a hairline between the children. Default `false`. */
  isDivided?: boolean;
  /** On a phone, extends across the page's gutter (`--ui-bleed`). Default `false`. */
  isBleeding?: boolean;
}

/** A bordered surface, optionally divided by hairlines. Use one divided panel for a list, not separate cards. */
export function Panel({
  children,
  as = 'div',
  padding = 'm',
  isDivided = false,
  isBleeding = false,
  ...aria
}: PanelProps) {
  // Typed as `section`, a plain HTMLElement, because all of these elements extend it.
  const Box = as as 'section';
  return (
    <Box
      {...aria}
      css={styles.root}
      data-component="Panel"
      data-padding={padding}
      data-divided={isDivided || undefined}
      data-bleeding={isBleeding || undefined}
    >
      {children}
    </Box>
  );
}
