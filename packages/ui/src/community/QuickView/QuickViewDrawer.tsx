'use client';
import { Link } from 'react-aria-components/Link';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ArrowsOutSimpleIcon, XIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { takeFocus } from '../../internal/focus/takeFocus.ts';
import { useEntrance } from '../../internal/frame/entrance.ts';
import * as modal from '../../internal/frame/modal.styles.ts';
import type { QuickViewProps } from './QuickView.tsx';
import { useRootRef } from '../../internal/root.ts';
import * as styles from './QuickViewDrawer.styles.ts';

/** Lazy overlay of QuickView. */
export function QuickViewDrawer({
  isOpen,
  onOpenChange,
  label,
  fullPageHref,
  share,
  head,
  children,
  messages,
  ...root
}: QuickViewProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      // The page becomes inert after the transition. Doing it immediately took a fifth of the time to first paint.
      UNSTABLE_deferUntilEntered
      style={useEntrance(isOpen)}
      css={modal.scrim}
      data-component="QuickView"
    >
      <div css={modal.drawer} data-part="frame" data-size="drawer">
        <span css={modal.words} data-part="scrim-words">
          {messages.scrim}
        </span>
        <Modal {...root} ref={useRootRef(takeFocus, root.ref)} css={styles.drawer} data-part="drawer">
          <Dialog aria-label={label} css={styles.dialog}>
            <div css={styles.bar} data-part="bar">
              <Link href={fullPageHref} css={styles.fullPage} data-part="full-page">
                <ArrowsOutSimpleIcon isDirectional />
                <span data-part="full-page-words">{messages.openFullPage}</span>
              </Link>
              {share}
              <span css={styles.close}>
                <IconButton slot="close" messages={{ label: messages.close }} hasTooltip={false}>
                  <XIcon size="l" />
                </IconButton>
              </span>
            </div>
            <div css={styles.head} data-part="head">
              {head}
            </div>
            <div css={styles.body} data-part="body">
              {children}
            </div>
          </Dialog>
        </Modal>
      </div>
    </ModalOverlay>
  );
}
