import { findAllByRole, findByLabelText, findByRole, waitFor } from '@testing-library/dom';
import { type Context, createDisclosure, type Name, textOf } from './context.ts';

export interface SelectTester {
  /** The button that opens the list. */
  readonly trigger: HTMLElement;
  /** Text of the selected item; `null` while the placeholder is shown. */
  readonly value: string | null;
  readonly isOpen: boolean;
  /** Opens the list, and waits until it appears. */
  open: () => Promise<void>;
  /** Names of all items, in order. Opens the list. */
  options: () => Promise<string[]>;
  /** Opens the list, chooses the item, and waits until the list is closed. */
  choose: (name: Name) => Promise<void>;
  /** Closes the list without a choice. */
  close: () => Promise<void>;
}

export interface ComboBoxTester {
  readonly input: HTMLInputElement;
  /** Text in the field. */
  readonly value: string;
  /** Replaces the text of the field, which opens the list. */
  type: (text: string) => Promise<void>;
  /** Names of the items that match the typed text. Type first. */
  options: () => Promise<string[]>;
  /** Chooses an item of the open list, and waits until the list is closed. */
  choose: (name: Name) => Promise<void>;
  /** Empties the field. */
  clear: () => Promise<void>;
}

/** Finds a Select by its label. */
export async function findSelect(context: Context, label: Name): Promise<SelectTester> {
  const { user, container, wait } = context;
  const trigger = await findByLabelText(container, label, { selector: '[aria-haspopup=listbox]' }, wait);
  const list = createDisclosure(context, trigger, 'listbox');
  return {
    trigger,
    get value() {
      const [text] = trigger.querySelectorAll('[id$="-value"]:not([data-placeholder])');
      return text ? textOf(text) : null;
    },
    get isOpen() {
      return list.isOpen();
    },
    open: async () => void (await list.open()),
    options: async () => (await findAllByRole(await list.open(), 'option', {}, wait)).map(textOf),
    choose: async (name) => {
      await user.click(await findByRole(await list.open(), 'option', { name }, wait));
      await list.closed();
    },
    close: list.close,
  };
}

/** Finds a ComboBox by its label. */
export async function findComboBox(context: Context, label: Name): Promise<ComboBoxTester> {
  const { user, container, page, wait } = context;
  const input = await findByLabelText<HTMLInputElement>(container, label, { selector: '[role=combobox]' }, wait);
  return {
    input,
    get value() {
      return input.value;
    },
    type: async (text) => {
      await user.clear(input);
      await user.type(input, text);
    },
    options: async () => (await findAllByRole(page, 'option', {}, wait)).map(textOf),
    choose: async (name) => {
      await user.click(await findByRole(page, 'option', { name }, wait));
      await waitFor(() => {
        if (input.getAttribute('aria-expanded') === 'true')
          throw new Error(`The list of “${String(label)}” stays open.`);
      }, wait);
    },
    clear: async () => {
      await user.clear(input);
    },
  };
}
