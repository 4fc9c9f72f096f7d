'use client';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { Count } from '../components/Count/index.ts';
import * as styles from './PageTabs.styles.ts';
import { useCentred } from './useCentred.ts';

export interface PageTab {
  id: string;
  label: ReactNode;
  href: string;
  /** How many things wait behind the tab; part of its name. */
  count?: number;
}

export interface PageTabsProps {
  tabs: readonly PageTab[];
  /** The page that is shown. */
  currentId: string | undefined;
  /** Names the navigation. */
  label: string;
  /** Pages of their own, from edge to edge of the screen; or parts of one, within it. Default `page`. */
  level?: 'page' | 'part';
}

/** Pages that belong together, as tabs of 44 px. Each is an address of its own, so the tabs are links of a navigation. */
export function PageTabs({ tabs, currentId, label, level = 'page' }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCentred(list, '[aria-current]', currentId);

  return (
    <nav aria-label={label} css={styles.navigation} data-part="navigation" data-level={level}>
      <ul ref={list} role="list" css={styles.list}>
        {tabs.map(({ id, label: words, href, count }) => (
          <li key={id} css={styles.entry}>
            <Link href={href} aria-current={id === currentId ? 'page' : undefined} css={styles.tab} data-part="tab">
              {words}
              {count !== undefined && (
                <span css={styles.count}>
                  {' '}
                  <Count value={count} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
