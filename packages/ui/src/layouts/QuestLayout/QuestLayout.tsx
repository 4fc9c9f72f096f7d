'use client';
import type { ReactNode } from 'react';
import { PageTabs, type PageTab } from '../../internal/PageTabs.tsx';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuestLayout.styles.ts';

export type QuestTab = PageTab;

export interface QuestLayoutProps extends PlainRootProps {
  /** Pages of the airdrop, in this order: community, quests, quiz, leaderboard. */
  tabs: readonly QuestTab[];
  /** Id of the current page. */
  currentId: string;
  /** Content of the page. It starts with its `h1`. */
  children: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the tabs, such as "Airdrop". */
    label: string;
  };
}

/**
 * Airdrop pages under tabs of 44 px, edge to edge below the top bar. Each page has its own URL, so the tabs are
 * navigation links. Use it as the content of a PageLayout.
 */
export function QuestLayout({ tabs, currentId, children, messages, ...root }: QuestLayoutProps) {
  return (
    <div {...root} css={styles.root} data-component="QuestLayout">
      <PageTabs tabs={tabs} currentId={currentId} label={messages.label} />
      <div css={styles.content} data-part="content">
        {children}
      </div>
    </div>
  );
}
