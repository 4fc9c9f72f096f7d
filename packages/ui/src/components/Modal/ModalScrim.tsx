'use client';
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { useEntrance } from '../../internal/frame/entrance.ts';
import * as styles from '../../internal/frame/modal.styles.ts';

type ModalScrimProps = OverlayProps & {
  children: ReactNode;
  isDismissable?: boolean;
  /** Text in the scrim. Not a separate control, because a press anywhere on the scrim has the same effect. */
  words: string;
  /** Styles of the panel: its size and entrance. */
  frame?: SerializedStyles;
  /** Sets `data-size` on the panel, for the styles in `frame`. */
  size?: string;
};

/** The scrim between the page and a modal. */
export function ModalScrim({ children, isDismissable = true, words, frame, size, ...overlay }: ModalScrimProps) {
  return (
    <ModalOverlay
      {...overlay}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      style={useEntrance(overlay.isOpen)}
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
