'use client';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { XIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { currentOpener, menuButtonOf, passOpenerOn } from '../focus/opener.ts';
import { beginEntrance, endEntrance } from './entrance.ts';
import { type RootProps, rootOf } from '../root.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import * as modal from './modal.styles.ts';
import * as styles from './ModalFrame.styles.ts';

export interface ModalFrameProps extends RootProps {
  /** `s`, `m` and `l` are dialogs, `drawer` is a panel at the end of the screen, and `menu` a narrower panel. */
  size?: 's' | 'm' | 'l' | 'drawer' | 'menu';
  /** Accessible name of the dialog, and its title. */
  title: ReactNode;
  /** Called to close the overlay. If omitted, the overlay can't be dismissed. */
  onClose?: (() => void) | undefined;
  messages: {
    /** Accessible name of the close button. */
    close: string;
    /** Text in the scrim, hidden from screen readers. */
    scrim?: string;
  };
}

/** Ref callback. Focuses the dialog, returns focus on removal, and passes the opener on to the overlay that follows. */
function enter(dialog: HTMLElement | null) {
  if (!dialog) return;
  const opener = currentOpener();
  beginEntrance(dialog);
  dialog.focus({ preventScroll: true });
  return () => {
    if (dialog.contains(document.activeElement)) {
      // The opener may be an item of a menu that has closed meanwhile.
      const place = opener.isConnected ? (opener as HTMLElement) : menuButtonOf(opener);
      place?.focus({ preventScroll: true });
    }
    passOpenerOn(opener);
    endEntrance();
  };
}

/** Keeps focus inside when something else takes it, for example the heading of a page that has just been opened. */
function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.focus({ preventScroll: true });
}

/** Moves focus to the close button, the only control inside, on Tab, and closes on Escape. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, onClose: (() => void) | undefined) {
  if (event.key === 'Tab') {
    event.preventDefault();
    event.currentTarget.querySelector('button')?.focus();
  }
  if (event.key !== 'Escape') return;
  // Otherwise, Escape would also close a modal around the trigger.
  event.stopPropagation();
  onClose?.();
}

/**
 * Placeholder that responds to a press while the code of a dialog or drawer loads: the overlay's panel with a skeleton.
 * It covers the page without making it inert, because that would restyle the whole page before the panel appears, and
 * again when the overlay replaces it.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { size = 'm', title, onClose, messages } = props;
  const id = useId();
  const isDialog = size === 's' || size === 'm' || size === 'l';
  return createPortal(
    <div
      ref={enter}
      role="dialog"
      tabIndex={-1}
      aria-modal
      aria-labelledby={id}
      aria-busy
      onBlur={onBlur}
      onKeyDown={(event) => onKeyDown(event, onClose)}
      onClick={({ target, currentTarget }) => {
        // A press on the scrim or its text.
        if (target === currentTarget || (target as Element).matches('[data-part=scrim-words]')) onClose?.();
      }}
      css={[modal.scrim, styles.root]}
      data-component="ModalFrame"
      data-entering
      // Tells React Aria to leave this dialog alone while another modal is open.
      data-react-aria-top-layer
    >
      <div {...rootOf(props)} css={isDialog ? [modal.panel, modal.dialog] : modal.drawer} data-size={size}>
        <span css={modal.words} aria-hidden data-part="scrim-words">
          {onClose && messages.scrim}
        </span>
        <div css={[modal.header, size === 'menu' && styles.isNameless]}>
          <span id={id} css={size === 'menu' ? visuallyHidden : modal.title}>
            {title}
          </span>
          {onClose && (
            <IconButton messages={{ label: messages.close }} hasTooltip={false} onPress={onClose}>
              <XIcon size="l" />
            </IconButton>
          )}
        </div>
        <div css={styles.content}>
          <Skeleton lines={3} />
          {isDialog || <Skeleton lines={4} />}
        </div>
      </div>
    </div>,
    document.body,
  );
}
