'use client';
import type { ReactNode } from 'react';
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

export type ToastVariant = 'success' | 'info' | 'error';

export interface ToastAction {
  /** Label: a verb, such as "Try again". */
  label: ReactNode;
  /** Called on press; the toast closes as well. */
  onPress: () => void;
}

export interface ToastContent {
  variant: ToastVariant;
  message: ReactNode;
  action?: ToastAction;
}

export interface ToastOptions {
  /** Button in the toast. */
  action?: ToastAction;
  /** Called when the toast is gone: closed by the reader, by timeout or by code. */
  onClose?: () => void;
}

/** Duration of success and info toasts, in milliseconds. Hover and focus pause it. */
const timeout = 5000;

/** Visible and waiting toasts. Each method returns a key for `close`. */
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

  #show(variant: ToastVariant, message: ReactNode, { action, onClose }: ToastOptions = {}, timeout?: number): string {
    return this.add({ variant, message, action }, { timeout, onClose });
  }
}

/**
 * Creates the toast queue of an app. Three toasts show at once, newest on top; displaced ones return when there is
 * room.
 */
export function createToastQueue(): ToastQueue {
  return new ToastQueue({ maxVisibleToasts: 3 });
}
