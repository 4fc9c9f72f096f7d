'use client';
import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import * as styles from './ModalScrim.styles.ts';

type ModalScrimProps = OverlayProps & {
  children: ReactNode;
  isDismissable?: boolean;
  /** What the words stand on: the whole screen is pressed, so they are no control of their own. */
  words: string;
};

/** What lies between the page and a modal. */
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
