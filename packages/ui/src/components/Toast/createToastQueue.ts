'use client';
import type { ReactNode } from 'react';
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

export type ToastVariant = 'success' | 'info' | 'error';

export interface ToastAction {
  /** A verb, as "Try again". */
  label: ReactNode;
  /** The toast closes as well. */
  onPress: () => void;
}

export interface ToastContent {
  variant: ToastVariant;
  message: ReactNode;
  action?: ToastAction;
}

export interface ToastOptions {
  /** The one thing that can be done about it. */
  action?: ToastAction;
  /** It is gone: closed by the reader, by time or by code. */
  onClose?: () => void;
}

/** How long a success or an information stays, in milliseconds. The pointer or the focus on it stops the clock. */
const timeout = 5000;

/** Toasts that are shown and that wait. Each method returns a key for `close`. */
export class ToastQueue extends AriaToastQueue<ToastContent> {
  /** What was asked for was done. Stays 5 s. */
  success(message: ReactNode, options?: ToastOptions): string {
    return this.#show('success', message, options, timeout);
  }

  /** Good to know. Stays 5 s. */
  info(message: ReactNode, options?: ToastOptions): string {
    return this.#show('info', message, options, timeout);
  }

  /** What was asked for did not work. Stays until it is closed. */
  error(message: ReactNode, options?: ToastOptions): string {
    return this.#show('error', message, options);
  }

  #show(variant: ToastVariant, message: ReactNode, { action, onClose }: ToastOptions = {}, timeout?: number): string {
    return this.add({ variant, message, action }, { timeout, onClose });
  }
}

/** The queue of one app. Three toasts show at once, the newest on top; older ones come back as there is room. */
export function createToastQueue(): ToastQueue {
  return new ToastQueue({ maxVisibleToasts: 3 });
}
