'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { ListIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { from } from '../../theme/tokens.ts';
import * as styles from './TopBar.styles.ts';
import { TopBarLinks } from './TopBarLinks.tsx';
import { useHideOnScroll } from './useHideOnScroll.ts';

/**
 * Keeps whatever takes the focus below the bar. The padding is not set by `:has` in the sheet: the browser would look for
 * the bar again at every change of the page. WebKit ignores scroll padding when it scrolls to the focus, which it does
 * after the event, so an element that is under the bar two frames later is scrolled to once more.
 */
function useRoomBelow(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockStart = 'var(--ui-size-header)';
    const uncover = (target: HTMLElement) => {
      if (!bar.current || bar.current.contains(target) || document.activeElement !== target) return;
      const { top, bottom } = target.getBoundingClientRect();
      const isCovered = top < bar.current.getBoundingClientRect().bottom && bottom > 0;
      // A page as high as the screen keeps the focus where the reader put it.
      const fits = bottom - top < innerHeight / 2;
      if (isCovered && fits && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) requestAnimationFrame(() => requestAnimationFrame(() => uncover(target)));
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      style.scrollPaddingBlockStart = '';
      document.removeEventListener('focusin', onFocus);
    };
  }, [bar]);
}

const { Overlay, intent } = lazyOverlay(async () => (await import('./TopBarDrawer.tsx')).TopBarDrawer);

export interface TopBarLink {
  id: string;
  label: ReactNode;
  href: string;
  /** The page belongs to this link. */
  isCurrent?: boolean;
  /** Leaves the site: an arrow, and a tab of its own. */
  isExternal?: boolean;
}

export interface TopBarProps {
  /** What the link to the first page shows: a Logo with the name of the site. */
  brand: ReactNode;
  /** Where the way home leads. */
  homeHref: string;
  /** The parts of the site, in their order. In the bar from 1024 px up, in the drawer below. */
  links: readonly TopBarLink[];
  /** Language and theme. In the bar from 1024 px up, in the drawer below. */
  tools?: ReactNode;
  /** Log-in button, or points and avatar. Always in the bar. */
  account?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the navigation, as "Main". */
    navigation: string;
    openMenu: string;
    closeMenu: string;
    /** Read out after the name of an external link, as "opens in a new tab". */
    newTab: string;
  };
}

/**
 * The bar on top of every page, 56 px. Below 1024 px its links are in a drawer; below 768 px it gives way while the page
 * is scrolled down, but not while the focus is in it or the drawer is open.
 */
export function TopBar({ brand, homeHref, links, tools, account, messages }: TopBarProps) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useHideOnScroll(ref);
  useRoomBelow(ref);
  // Drawn for nobody, what is in the drawer would cost as much as for a reader. A server draws both, and the styles show one.
  const isWide = useMedia(from.lg);
  return (
    <header ref={ref} css={styles.root} data-component="TopBar">
      <div css={styles.content}>
        <Link href={homeHref} css={styles.brand} data-part="brand">
          {brand}
        </Link>
        {isWide !== false && (
          <nav aria-label={messages.navigation} css={styles.navigation} data-part="navigation">
            <TopBarLinks links={links} newTab={messages.newTab} styles={styles} />
          </nav>
        )}
        <div css={styles.end} data-part="end">
          {tools && isWide !== false && (
            <div css={styles.tools} data-part="tools">
              {tools}
            </div>
          )}
          {account && (
            <div css={styles.account} data-part="account">
              {account}
            </div>
          )}
          {isWide !== true && (
            <div css={styles.burger}>
              <IconButton
                {...intent}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                messages={{ label: messages.openMenu }}
                onPress={() => setOpen(true)}
              >
                <ListIcon size="l" />
              </IconButton>
            </div>
          )}
        </div>
      </div>
      <Overlay isOpen={isOpen && !isWide} onOpenChange={setOpen} links={links} tools={tools} messages={messages} />
    </header>
  );
}
