'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './LeaderboardLayout.styles.ts';

export interface LeaderboardLayoutProps extends PlainRootProps {
  /** Page heading, the only `h1`. */
  title: ReactNode;
  /** One sentence with the number of members and the time of the last update. */
  lead?: ReactNode;
  /** ToggleButtonGroups that select the board and the period. */
  choices?: ReactNode;
  /** A Podium or its skeleton, on pages that show the top three. */
  podium?: ReactNode;
  /** A LeaderboardTable. */
  children: ReactNode;
}

/** A leaderboard page: title, top three, and the table. */
export function LeaderboardLayout({ title, lead, choices, podium, children, ...root }: LeaderboardLayoutProps) {
  return (
    <div {...root} css={styles.root} data-component="LeaderboardLayout">
      <PageHeader title={title} lead={lead} action={choices && <div css={styles.choices}>{choices}</div>} />
      {podium}
      {children}
    </div>
  );
}
