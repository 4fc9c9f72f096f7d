import type { Context, Name, TesterOptions, User } from './context.ts';
import { type ComboBoxTester, findComboBox, findSelect, type SelectTester } from './fields.ts';
import { type DialogTester, findDialog, findMenu, findToast, type MenuTester, type ToastTester } from './overlays.ts';
import { findTable, findTabs, type TableTester, type TabsTester } from './views.ts';

export { completeDom } from './completeDom.ts';
export type { Name, TesterOptions, User } from './context.ts';
export type { ComboBoxTester, SelectTester } from './fields.ts';
export type { DialogTester, MenuTester, OverlayTester, ToastTester } from './overlays.ts';
export type { RowTester, TableTester, TabsTester } from './views.ts';

/** Finds components by role and name, and drives them as a reader does. Every method waits for its element. */
export interface Tester {
  /** Finds a Select by its label. */
  select: (label: Name) => Promise<SelectTester>;
  /** Finds a ComboBox by its label. */
  comboBox: (label: Name) => Promise<ComboBoxTester>;
  /** Finds a Menu by the name of its button. */
  menu: (button: Name) => Promise<MenuTester>;
  /** Waits for a dialog with this title: a Modal, ConfirmDialog, QuickView or any component built on them. */
  dialog: (title: Name) => Promise<DialogTester>;
  /** Waits for a toast with this message. */
  toast: (message: Name) => Promise<ToastTester>;
  /** Finds Tabs by the name of their list. */
  tabs: (label: Name) => Promise<TabsTester>;
  /** Finds a DataTable by its name. */
  table: (label: Name) => Promise<TableTester>;
  /** Returns a tester for the controls inside an element, such as a dialog or a row. */
  within: (element: HTMLElement) => Tester;
}

/**
 * Creates a tester from the input devices of your test runner.
 *
 * ```ts
 * const ui = createTester(userEvent.setup());
 * const yarn = await ui.select('Yarn');
 * await yarn.choose('Cotton');
 * expect(yarn.value).toBe('Cotton');
 * ```
 */
export function createTester(user: User, { container = document.body, timeout = 5000 }: TesterOptions = {}): Tester {
  const context: Context = { user, container, page: container.ownerDocument.body, wait: { timeout } };
  return {
    select: (label) => findSelect(context, label),
    comboBox: (label) => findComboBox(context, label),
    menu: (button) => findMenu(context, button),
    dialog: (title) => findDialog(context, title),
    toast: (message) => findToast(context, message),
    tabs: (label) => findTabs(context, label),
    table: (label) => findTable(context, label),
    within: (element) => createTester(user, { container: element, timeout }),
  };
}
