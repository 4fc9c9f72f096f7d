'use client';
import type { ReactNode } from 'react';
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

export type ToastVariant = 'success' | 'info' | 'error';

export interface ToastAction {
  /** Label: a verb, such as "Try again". */
  label: ReactNode;
  /** Called on press, which also closes the toast. */
  onPress: () => void;
}

export interface ToastContent {
  variant: ToastVariant;
  message: ReactNode;
  action?: ToastAction;
  /** False to show the toast without announcing it. Default true. */
  isAnnounced?: boolean;
}

export interface ToastOptions {
  /** Button in the toast. */
  action?: ToastAction;
  /** False if the app has already announced what the toast reports. Default true. */
  isAnnounced?: boolean;
  /** Called when the toast is closed by the reader, by its timeout or from code. */
  onClose?: () => void;
}

/** Duration of success and info toasts, in milliseconds. Hover and focus pause it. */
const timeout = 5000;

/** Queue of visible and waiting toasts. `success`, `info` and `error` return a key for `close`. */
export class ToastQueue extends AriaToastQueue<ToastContent> {
  /** Reports a completed action. Closes after 5 s. */
  success(message: ReactNode, options?: ToastOptions): string {
    return this.#show('success', message, options, timeout);
  }

  /** Shows information. Closes after 5 s. */
  info(message: ReactNode, options?: ToastOptions): string {
    return this.#show('info', message, options, timeout);
  }

  /** Reports a failure. Stays until closed. */
  error(message: ReactNode, options?: ToastOptions): string {
    return this.#show('error', message, options);
  }

  #show(variant: ToastVariant, message: ReactNode, options: ToastOptions = {}, timeout?: number): string {
    const { onClose, ...content } = options;
    return this.add({ variant, message, ...content }, { timeout, onClose });
  }
}

/**
 * Creates the toast queue of an app. Three toasts show at once, newest on top; displaced ones return when there is
 * room.
 */
export function createToastQueue(): ToastQueue {
  return new ToastQueue({ maxVisibleToasts: 3 });
}
