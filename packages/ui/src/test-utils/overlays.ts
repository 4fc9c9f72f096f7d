import { findByRole, queryAllByRole, waitFor } from '@testing-library/dom';
import { type Context, createDisclosure, type Name, pressButton, textOf } from './context.ts';

export interface MenuTester {
  readonly trigger: HTMLElement;
  readonly isOpen: boolean;
  /** Opens the menu, and waits until it appears. */
  open: () => Promise<void>;
  /** Text of all items, in order. Opens the menu. */
  items: () => Promise<string[]>;
  /** Opens the menu, chooses the item, and waits until the menu is closed. */
  choose: (name: Name) => Promise<void>;
  /** Closes the menu without a choice. */
  close: () => Promise<void>;
}

export interface OverlayTester {
  readonly element: HTMLElement;
  readonly isOpen: boolean;
  /** Presses the button with this name inside the overlay. */
  press: (button: Name) => Promise<void>;
}

export interface DialogTester extends OverlayTester {
  /** Presses Escape, and waits until the dialog is closed. */
  close: () => Promise<void>;
  /** Waits until the dialog is closed, for example after `press`. */
  closed: () => Promise<void>;
}

export interface ToastTester extends OverlayTester {
  readonly message: string;
  /** Waits until the toast is gone, for example after `press`. */
  closed: () => Promise<void>;
}

const itemRoles = ['menuitem', 'menuitemradio', 'menuitemcheckbox'];
const dialogRoles = ['dialog', 'alertdialog'];

/** Finds a Menu by the name of its button. */
export async function findMenu(context: Context, button: Name): Promise<MenuTester> {
  const { user, container, wait } = context;
  const trigger = await findByRole(container, 'button', { name: button }, wait);
  if (trigger.getAttribute('aria-haspopup') !== 'menu') throw new Error(`“${String(button)}” opens no menu.`);
  const list = createDisclosure(context, trigger, 'menu');
  return {
    trigger,
    get isOpen() {
      return list.isOpen();
    },
    open: async () => void (await list.open()),
    items: async () => {
      const menu = await list.open();
      return Array.from(menu.querySelectorAll(itemRoles.map((role) => `[role=${role}]`).join()), textOf);
    },
    choose: async (name) => {
      const menu = await list.open();
      const items = itemRoles.flatMap((role) => queryAllByRole(menu, role, { name }));
      if (items.length !== 1) throw new Error(`${items.length} items of the menu have the name “${String(name)}”.`);
      await user.click(items[0]!);
      await list.closed();
    },
    close: list.close,
  };
}

const goneFrom = (element: HTMLElement, what: string, { wait }: Context) =>
  waitFor(() => {
    if (element.isConnected) throw new Error(`${what} stays open.`);
  }, wait);

/** Waits for a Modal, ConfirmDialog, QuickView or any other dialog to open, and for its code to load. */
export async function findDialog(context: Context, title: Name): Promise<DialogTester> {
  const { user, page, wait } = context;
  const element = await waitFor(() => {
    const all = dialogRoles.flatMap((role) => queryAllByRole(page, role, { name: title }));
    // The frame that stands in for a dialog while its code loads is busy.
    const found = all.find((dialog) => dialog.getAttribute('aria-busy') !== 'true');
    if (!found) throw new Error(`There is no open dialog with the title “${String(title)}”.`);
    return found;
  }, wait);
  const closed = () => goneFrom(element, `The dialog “${String(title)}”`, context);
  return {
    element,
    get isOpen() {
      return element.isConnected;
    },
    press: (button) => pressButton(context, element, button),
    close: async () => {
      await user.keyboard('{Escape}');
      await closed();
    },
    closed,
  };
}

/** Waits for a toast with this message. */
export async function findToast(context: Context, message: Name): Promise<ToastTester> {
  const element = await findByRole(context.page, 'group', { name: message }, context.wait);
  const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  return {
    element,
    message: textOf(title ?? element),
    get isOpen() {
      return element.isConnected;
    },
    press: (button) => pressButton(context, element, button),
    closed: () => goneFrom(element, `The toast “${String(message)}”`, context),
  };
}
