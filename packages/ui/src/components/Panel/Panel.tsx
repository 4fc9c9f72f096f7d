'use client';
import type { AriaAttributes, ReactNode } from 'react';
import * as styles from './Panel.styles.ts';

export interface PanelProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  /** What stands in it. */
  children: ReactNode;
  /** The element, where it means something: a list, a section. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol';
  /** Room inside: none, 16 or 24 px (16 on phones). With `isDivided` it goes to each part. Default `m`. */
  padding?: 'none' | 's' | 'm';
  /** A hairline between its children. Default `false`. */
  isDivided?: boolean;
  /** On a phone it fills the gutter that its page names in `--ui-bleed`. Default `false`. */
  isBleeding?: boolean;
}

/** A bordered surface, split by hairlines. Lists and quests are one divided panel, not loose cards. */
export function Panel({
  children,
  as: Element = 'div',
  padding = 'm',
  isDivided = false,
  isBleeding = false,
  ...aria
}: PanelProps) {
  return (
    <Element
      {...aria}
      css={styles.root}
      data-component="Panel"
      data-padding={padding}
      data-divided={isDivided || undefined}
      data-bleeding={isBleeding || undefined}
    >
      {children}
    </Element>
  );
}
