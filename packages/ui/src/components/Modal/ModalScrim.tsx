'use client';
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { continueEntrance } from '../../internal/frame/entrance.ts';
import * as styles from '../../internal/frame/modal.styles.ts';

type ModalScrimProps = OverlayProps & {
  children: ReactNode;
  isDismissable?: boolean;
  /** Text in the scrim. Not a control of its own, because a press anywhere on the scrim counts. */
  words: string;
  /** Size and movement of the panel. */
  frame?: SerializedStyles;
  /** Size of the panel, for `frame`. */
  size?: string;
};

/** The scrim between the page and a modal. */
export function ModalScrim({ children, isDismissable = true, words, frame, size, ...overlay }: ModalScrimProps) {
  return (
    <ModalOverlay
      {...overlay}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      ref={continueEntrance}
      css={styles.scrim}
      data-component="ModalScrim"
    >
      <div css={[styles.panel, frame]} data-part="frame" data-size={size}>
        <span css={styles.words} data-part="scrim-words">
          {isDismissable && words}
        </span>
        {children}
      </div>
    </ModalOverlay>
  );
}
