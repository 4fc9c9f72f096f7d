import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './PageTabs.styles.ts';

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
