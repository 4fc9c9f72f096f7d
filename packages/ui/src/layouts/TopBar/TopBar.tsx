'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { ListIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import { useMedia } from '../../internal/useMedia.ts';
import { from } from '../../theme/tokens.ts';
import { type PlainRootProps, useRootRef } from '../../internal/root.ts';
import { topBarScrollPadding } from './scrollPadding.ts';
import * as styles from './TopBar.styles.ts';
import { TopBarLinks } from './TopBarLinks.tsx';
import { useHideOnScroll } from './useHideOnScroll.ts';

/**
 * Scrolls focused elements to a place below the bar, not under it. Sets the scroll padding from code, because a `:has`
 * rule would make the browser search for the bar on every change of the page. WebKit ignores scroll padding when it
 * scrolls to a focused element, so elements under the bar are scrolled into view again.
 */
function useRoomBelow(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockStart = topBarScrollPadding;
    const uncover = (target: HTMLElement) => {
      if (!bar.current || bar.current.contains(target) || document.activeElement !== target) return;
      const { top, bottom } = target.getBoundingClientRect();
      const isCovered = top < bar.current.getBoundingClientRect().bottom && bottom > 0;
      // Doesn't scroll to elements taller than half the screen, to keep the reader's position.
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

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./TopBarDrawer.tsx')).TopBarDrawer,
  ({ onOpenChange, messages }) => (
    <ModalFrame
      size="menu"
      title={messages.navigation}
      onClose={() => onOpenChange(false)}
      messages={{ close: messages.closeMenu }}
    />
  ),
);

export interface TopBarLink {
  id: string;
  label: ReactNode;
  href: string;
  /** True if the current page belongs to this link. */
  isCurrent?: boolean;
  /** External link: shows an arrow and opens a new tab. */
  isExternal?: boolean;
}

export interface TopBarProps extends PlainRootProps<HTMLElement> {
  /** Content of the home link: a Logo with the name of the site. */
  brand: ReactNode;
  /** URL of the home page. */
  homeHref: string;
  /** Sections of the site, in order. In the bar from 1024 px; on narrower screens, in the drawer. */
  links: readonly TopBarLink[];
  /** Language and theme controls. In the bar from 1024 px; on narrower screens, in the drawer. */
  tools?: ReactNode;
  /**
   * News for a member, such as a NotificationBell, before the account. In the bar at every width, but only with
   * `account`.
   */
  news?: ReactNode;
  /** Log-in button, or points and avatar. In the bar at every width. */
  account?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the navigation, such as "Main". */
    navigation: string;
    openMenu: string;
    closeMenu: string;
    /** Read after external links by screen readers, such as "opens in a new tab". */
    newTab: string;
  };
}

/**
 * Top bar of every page, 56 px. Below 1024 px its links move to a drawer. Below 768 px it hides on scrolling down,
 * unless focus is in it or one of its menus is open.
 */
export function TopBar({ brand, homeHref, links, tools, news, account, messages, ...root }: TopBarProps) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useHideOnScroll(ref);
  useRoomBelow(ref);
  // Rendering a hidden variant would cost as much as the visible one. Servers render both, and CSS hides one.
  const isWide = useMedia(from.lg);
  return (
    <header {...root} ref={useRootRef(ref, root.ref)} css={styles.root} data-component="TopBar">
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
              {news}
              {/* In its own box, so that after a login, focus moves from the log-in button to its replacement. */}
              <div css={styles.who}>{account}</div>
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
