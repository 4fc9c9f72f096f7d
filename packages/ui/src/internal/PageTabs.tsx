'use client';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './PageTabs.styles.ts';
import { useCentred } from './useCentred.ts';

export interface PageTab {
  id: string;
  label: ReactNode;
  href: string;
}

export interface PageTabsProps {
  tabs: readonly PageTab[];
  /** The page that is shown. */
  currentId: string | undefined;
  /** Names the navigation. */
  label: string;
}

/** Pages that belong together, as tabs of 44 px. Each is an address of its own, so the tabs are links of a navigation. */
export function PageTabs({ tabs, currentId, label }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCentred(list, '[aria-current]', currentId);

  return (
    <nav aria-label={label} css={styles.navigation} data-part="navigation">
      <ul ref={list} role="list" css={styles.list}>
        {tabs.map(({ id, label: words, href }) => (
          <li key={id} css={styles.entry}>
            <Link href={href} aria-current={id === currentId ? 'page' : undefined} css={styles.tab} data-part="tab">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
