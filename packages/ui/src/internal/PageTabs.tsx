'use client';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { Count } from '../components/Count/index.ts';
import * as styles from './PageTabs.styles.ts';
import { useCentered } from './useCentered.ts';

export interface PageTab {
  id: string;
  label: ReactNode;
  href: string;
  /** Number of items behind the tab; part of its accessible name. */
  count?: number;
  /**
   * Number of digits to reserve space for beside the label, so that a count that loads later moves nothing. Default 0.
   */
  countRoom?: number;
}

export interface PageTabsProps {
  tabs: readonly PageTab[];
  /** Id of the current page. */
  currentId: string | undefined;
  /** Accessible name of the navigation. */
  label: string;
  /** `page` for separate pages, edge to edge; `part` for parts of one page, inside it. Default `page`. */
  level?: 'page' | 'part';
}

/** Tabs of 44 px for related pages. Each page has its own URL, so the tabs are navigation links. */
export function PageTabs({ tabs, currentId, label, level = 'page' }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCentered(list, '[aria-current]', currentId, tabs.length);

  return (
    <nav aria-label={label} css={styles.navigation} data-part="navigation" data-level={level}>
      <ul ref={list} role="list" css={styles.list}>
        {tabs.map(({ id, label: words, href, count, countRoom = 0 }) => (
          <li key={id} css={styles.entry}>
            <Link href={href} aria-current={id === currentId ? 'page' : undefined} css={styles.tab} data-part="tab">
              {words}
              {(count !== undefined || countRoom > 0) && (
                <span css={styles.count} style={{ '--ui-count-room': countRoom } as CSSProperties} data-part="count">
                  {count !== undefined && (
                    <>
                      {' '}
                      <Count value={count} />
                    </>
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
