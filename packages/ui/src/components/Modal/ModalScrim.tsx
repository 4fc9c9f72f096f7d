'use client';
import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import * as styles from './ModalScrim.styles.ts';

type ModalScrimProps = OverlayProps & {
  children: ReactNode;
  isDismissable?: boolean;
  /** Text in the scrim. Not a control of its own, because a press anywhere on the scrim counts. */
  words: string;
};

/** The scrim between the page and a modal. */
export function ModalScrim({ children, isDismissable = true, words, ...overlay }: ModalScrimProps) {
  return (
    <ModalOverlay
      {...overlay}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      css={styles.scrim}
      data-component="ModalScrim"
    >
      <span css={styles.words} data-part="scrim-words">
        {isDismissable && words}
      </span>
      {children}
    </ModalOverlay>
  );
}
