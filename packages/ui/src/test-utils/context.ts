import { findByRole, waitFor } from '@testing-library/dom';

/** Accessible name, in full or as a pattern. */
export type Name = string | RegExp;

/** Input devices: `userEvent.setup()` of `@testing-library/user-event`, or `userEvent` of Vitest's browser mode. */
export interface User {
  click: (element: Element) => Promise<unknown>;
  /** Presses keys, written in user-event's syntax, such as `{Escape}`. */
  keyboard: (keys: string) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
}

export interface TesterOptions {
  /** Element to search for controls. Overlays are always searched for in the whole page. Default: `document.body`. */
  container?: HTMLElement;
  /**
   * Longest wait for an element or a change, in ms; includes loading an overlay's code when it first opens. Default
   * 5000.
   */
  timeout?: number;
}

/** Input devices and settings that a tester passes to its functions. */
export interface Context {
  user: User;
  container: HTMLElement;
  /** Element that overlays are rendered into. */
  page: HTMLElement;
  wait: { timeout: number };
}

/** Text that a reader sees, with single spaces. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export const isMatch = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

/** Presses the button with this name inside an element. */
export async function pressButton({ user, wait }: Context, within: HTMLElement, name: Name): Promise<void> {
  await user.click(await findByRole(within, 'button', { name }, wait));
}

/** Creates functions that open and close the list or menu of a control. */
export function createDisclosure({ user, page, wait }: Context, trigger: HTMLElement, role: 'listbox' | 'menu') {
  let overlay: HTMLElement | undefined;
  const isOpen = () => trigger.getAttribute('aria-expanded') === 'true';
  const closed = () =>
    waitFor(() => {
      // Waits for the fade-out as well, because an overlay that is reopened while it fades out doesn't take focus.
      if (isOpen() || overlay?.isConnected) throw new Error(`The ${role} of “${textOf(trigger)}” stays open.`);
    }, wait);
  return {
    isOpen,
    closed,
    open: async () => {
      if (!isOpen()) await user.click(trigger);
      overlay = await findByRole(page, role, {}, wait);
      return overlay;
    },
    close: async () => {
      if (!isOpen()) return;
      await user.keyboard('{Escape}');
      await closed();
    },
  };
}
