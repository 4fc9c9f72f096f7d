'use client';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { XIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { takeFocus } from '../../internal/focus/takeFocus.ts';
import { useEntrance } from '../../internal/frame/entrance.ts';
import * as modal from '../../internal/frame/modal.styles.ts';
import type { TopBarProps } from './TopBar.tsx';
import * as styles from './TopBarDrawer.styles.ts';
import { TopBarLinks } from './TopBarLinks.tsx';

/** Lazy overlay of TopBar. */
export function TopBarDrawer({
  isOpen,
  onOpenChange,
  links,
  tools,
  messages,
}: OverlayProps & Pick<TopBarProps, 'links' | 'tools' | 'messages'>) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      style={useEntrance(isOpen)}
      css={modal.scrim}
      data-component="TopBarDrawer"
    >
      <Modal ref={takeFocus} css={styles.drawer} data-part="drawer" data-size="menu">
        <Dialog aria-label={messages.navigation} css={styles.dialog}>
          <div css={styles.bar}>
            <IconButton slot="close" messages={{ label: messages.closeMenu }} hasTooltip={false}>
              <XIcon size="l" />
            </IconButton>
          </div>
          <nav aria-label={messages.navigation}>
            <TopBarLinks links={links} newTab={messages.newTab} styles={styles} onPress={() => onOpenChange(false)} />
          </nav>
          {tools && (
            <div css={styles.tools} data-part="tools">
              {tools}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
