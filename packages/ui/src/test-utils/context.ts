import { findByRole, waitFor } from '@testing-library/dom';

/** Accessible name, in full or as a pattern. */
export type Name = string | RegExp;

/** Input devices: `userEvent.setup()` of `@testing-library/user-event`, or `userEvent` of Vitest's browser mode. */
export interface User {
  click: (element: Element) => Promise<unknown>;
  /** Presses keys, written as in `{Escape}`. */
  keyboard: (keys: string) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
}

export interface TesterOptions {
  /** Element to look for controls in. Overlays are always looked for in the whole page. Default: `document.body`. */
  container?: HTMLElement;
  /** Longest wait for an element or a change, in ms. The code of an overlay loads when it first opens. Default 5000. */
  timeout?: number;
}

/** Shared by all testers. */
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

/**
 * Waits until two looks at a list show the same items in the same places. A list moves while it opens, filters and
 * measures its items, and a click would then hit another item.
 */
export async function settled(list: HTMLElement, { wait }: Context): Promise<void> {
  let before: string | undefined;
  // Only the interval triggers a look. A change of the page would trigger one in the same frame.
  const container = document.createElement('div');
  await waitFor(
    () => {
      const now = Array.from(list.querySelectorAll('[role=option]'), (option) => {
        const { x, y } = option.getBoundingClientRect();
        return `${textOf(option)} ${x} ${y}`;
      }).join('\n');
      const isSame = now === before;
      before = now;
      if (!isSame) throw new Error('The list keeps moving.');
    },
    { ...wait, container },
  );
}

/** Opens and closes the list or menu of a control. */
export function createDisclosure({ user, page, wait }: Context, trigger: HTMLElement, role: 'listbox' | 'menu') {
  let overlay: HTMLElement | undefined;
  const isOpen = () => trigger.getAttribute('aria-expanded') === 'true';
  const closed = () =>
    waitFor(() => {
      // An overlay that fades out doesn't take the focus when it is opened again.
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
