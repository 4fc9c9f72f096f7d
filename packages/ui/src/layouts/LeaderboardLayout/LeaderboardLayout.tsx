'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/index.ts';
import * as styles from './LeaderboardLayout.styles.ts';

export interface LeaderboardLayoutProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** How many are on the board and how fresh it is, in a sentence. */
  lead?: ReactNode;
  /** Which board, and of which days: ToggleButtonGroups. */
  choices?: ReactNode;
  /** A Podium, or its skeleton; where the first three are shown. */
  podium?: ReactNode;
  /** A LeaderboardTable. */
  children: ReactNode;
}

/** A board of members: what it ranks, the first three, and the others. */
export function LeaderboardLayout({ title, lead, choices, podium, children }: LeaderboardLayoutProps) {
  return (
    <div css={styles.root} data-component="LeaderboardLayout">
      <PageHeader title={title} lead={lead} action={choices && <div css={styles.choices}>{choices}</div>} />
      {podium}
      {children}
    </div>
  );
}
