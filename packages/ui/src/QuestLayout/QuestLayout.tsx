'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './QuestLayout.styles.ts';

export interface QuestTab {
  id: string;
  label: ReactNode;
  href: string;
}

export interface QuestLayoutProps {
  /** The pages of the airdrop, in this order: community, quests, quiz, leaderboard. */
  tabs: readonly QuestTab[];
  /** The page that is shown. */
  currentId: string;
  /** The page itself. It begins with its `h1`. */
  children: ReactNode;
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
  const list = useRef<HTMLUListElement>(null);

  // Where not all of them fit, the current one is in view. Measured, so that it is right in both directions; and once more
  // when the font has come, which makes them wider.
  useLayoutEffect(() => {
    const showCurrent = () => {
      const room = list.current?.getBoundingClientRect();
      const tab = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!room || !tab) return;
      list.current?.scrollBy({ left: (tab.left + tab.right - room.left - room.right) / 2, behavior: 'instant' });
    };
    let isStale = false;
    showCurrent();
    void document.fonts.ready.then(() => isStale || showCurrent());
    return () => {
      isStale = true;
    };
  }, [currentId]);

  return (
    <div css={styles.root} data-component="QuestLayout">
      <nav aria-label={messages.label} css={styles.navigation} data-part="navigation">
        <ul ref={list} role="list" css={styles.list}>
          {tabs.map(({ id, label, href }) => (
            <li key={id} css={styles.entry}>
              <Link href={href} aria-current={id === currentId ? 'page' : undefined} css={styles.tab} data-part="tab">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div css={styles.content} data-part="content">
        {children}
      </div>
    </div>
  );
}
