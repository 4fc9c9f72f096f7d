'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import * as styles from './QuestLayout.styles.ts';

export type QuestTab = PageTab;

export interface QuestLayoutProps {
  /** The pages of the airdrop, in this order: community, quests, quiz, leaderboard. */
  tabs: readonly QuestTab[];
  /** The page that is shown. */
  currentId: string;
  /** The page itself. It begins with its `h1`. */
  children: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the tabs, as "Airdrop". */
    label: string;
  };
}

/**
 * The pages of the airdrop under tabs of 44 px, which lie below the top bar from edge to edge. Each is an address of its
 * own, so the tabs are links of a navigation. It stands in the main part of a PageLayout.
 */
export function QuestLayout({ tabs, currentId, children, messages }: QuestLayoutProps) {
  return (
    <div css={styles.root} data-component="QuestLayout">
      <PageTabs tabs={tabs} currentId={currentId} label={messages.label} />
      <div css={styles.content} data-part="content">
        {children}
      </div>
    </div>
  );
}
