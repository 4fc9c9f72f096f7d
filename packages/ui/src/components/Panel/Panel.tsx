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
  /** On a phone it fills the gutter that its page names in `--ui-bleed`. Default `false`. */
  isBleeding?: boolean;
}

/** A bordered surface, split by hairlines. Lists and quests are one divided panel, not loose cards. */
export function Panel({
  children,
  as = 'div',
  padding = 'm',
  isDivided = false,
  isBleeding = false,
  ...aria
}: PanelProps) {
  // Typed as the element that all of them extend.
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
