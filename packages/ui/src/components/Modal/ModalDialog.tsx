'use client';
import { Dialog, Heading, Modal as AriaModal } from 'react-aria-components/Modal';
import { XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { takeFocus } from '../../internal/focus/takeFocus.ts';
import * as modalFrame from '../../internal/frame/modal.styles.ts';
import type { ModalProps } from './Modal.tsx';
import { useRootRef } from '../../internal/root.ts';
import * as styles from './ModalDialog.styles.ts';
import { ModalScrim } from './ModalScrim.tsx';

/** Lazy overlay of Modal. */
export function ModalDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'm',
  role = 'dialog',
  isDismissable = true,
  messages,
  ...root
}: ModalProps) {
  return (
    <ModalScrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      words={messages.scrim}
      frame={modalFrame.dialog}
      size={size}
    >
      <AriaModal
        {...root}
        ref={useRootRef(takeFocus, root.ref)}
        css={styles.modal}
        data-component="Modal"
        data-size={size}
      >
        <Dialog role={role} css={styles.dialog}>
          <div css={styles.header} data-part="header">
            <Heading slot="title" css={styles.title}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton slot="close" messages={{ label: messages.close }} hasTooltip={false}>
                <XIcon size="l" />
              </IconButton>
            )}
          </div>
          <div css={styles.body} data-part="body">
            {children}
          </div>
          {footer && (
            <div css={styles.footer} data-part="footer">
              {footer}
            </div>
          )}
        </Dialog>
      </AriaModal>
    </ModalScrim>
  );
}
