import { findByRole, getByRole, waitFor } from '@testing-library/dom';
import { type Context, isMatch, type Name, pressButton, textOf } from './context.ts';

export interface TabsTester {
  readonly list: HTMLElement;
  /** Names of all tabs, in order, with their counts. */
  readonly names: string[];
  /** Name of the selected tab. */
  readonly selected: string;
  /** Selects a tab, and waits for its panel. */
  select: (name: Name) => Promise<void>;
  /** Waits for the content of the selected tab. */
  panel: () => Promise<HTMLElement>;
}

export interface RowTester {
  readonly element: HTMLElement;
  /** Text of the cells, by the label of their column. */
  readonly cells: Record<string, string>;
  readonly isSelected: boolean;
  /** Presses the checkbox of the row, and waits until the selection has changed. */
  toggle: () => Promise<void>;
  /** Presses the button with this name in the row. */
  press: (button: Name) => Promise<void>;
}

export interface TableTester {
  readonly grid: HTMLElement;
  /** Labels of the visible columns, in order. */
  readonly columns: string[];
  /** Text of the rendered rows, in order, by the label of the column. Only rows in view are rendered. */
  readonly rows: Record<string, string>[];
  /** Total number of rows, including those out of view. */
  readonly rowCount: number;
  /** Presses the heading of a column, and waits until the direction has changed. Returns the new direction. */
  sort: (column: Name) => Promise<'ascending' | 'descending'>;
  /** Finds a rendered row by the text of its header. */
  row: (name: Name) => Promise<RowTester>;
}

/** Finds Tabs by the name of their list. */
export async function findTabs(context: Context, label: Name): Promise<TabsTester> {
  const { user, container, wait } = context;
  const list = await findByRole(container, 'tablist', { name: label }, wait);
  const tabs = () => Array.from(list.querySelectorAll<HTMLElement>('[role=tab]'));
  const selected = () => getByRole(list, 'tab', { selected: true });
  const panel = () =>
    waitFor(() => {
      const found = list.ownerDocument.getElementById(selected().getAttribute('aria-controls') ?? '');
      if (!found) throw new Error(`The tab “${textOf(selected())}” has no panel.`);
      return found;
    }, wait);
  return {
    list,
    get names() {
      return tabs().map(textOf);
    },
    get selected() {
      return textOf(selected());
    },
    select: async (name) => {
      await user.click(getByRole(list, 'tab', { name }));
      await findByRole(list, 'tab', { name, selected: true }, wait);
      await panel();
    },
    panel,
  };
}

/** Finds a DataTable by its name. */
export async function findTable(context: Context, label: Name): Promise<TableTester> {
  const { user, container, wait } = context;
  const grid = await findByRole(container, 'grid', { name: label }, wait);
  const headings = () =>
    Array.from(grid.querySelectorAll<HTMLElement>('[role=columnheader]:not([data-part=selection])'));
  const rows = () => Array.from(grid.querySelectorAll<HTMLElement>('[role=row][data-index]'));
  const read = (row: HTMLElement) => {
    const cells = row.querySelectorAll(':is([role=gridcell], [role=rowheader]):not([data-part=selection])');
    return Object.fromEntries(headings().map((heading, place) => [textOf(heading), textOf(cells[place]!)]));
  };
  return {
    grid,
    get columns() {
      return headings().map(textOf);
    },
    get rows() {
      return rows().map(read);
    },
    get rowCount() {
      return Number(grid.getAttribute('aria-rowcount')) - 1;
    },
    sort: async (column) => {
      const heading = headings().find((candidate) => isMatch(textOf(candidate), column));
      const before = heading?.getAttribute('aria-sort');
      if (!heading || !before) throw new Error(`There is no column “${String(column)}” that sorts.`);
      await user.click(heading);
      return waitFor(() => {
        const now = heading.getAttribute('aria-sort');
        if (now === before || now === 'none') throw new Error(`The column “${String(column)}” doesn't sort.`);
        return now as 'ascending' | 'descending';
      }, wait);
    },
    row: async (name) => {
      const element = await waitFor(() => {
        const found = rows().find((row) => isMatch(textOf(row.querySelector('[role=rowheader]') ?? row), name));
        if (!found) throw new Error(`There is no row “${String(name)}” in view.`);
        return found;
      }, wait);
      const isSelected = () => element.getAttribute('aria-selected') === 'true';
      return {
        element,
        get cells() {
          return read(element);
        },
        get isSelected() {
          return isSelected();
        },
        toggle: async () => {
          const before = isSelected();
          const box = element.querySelector('[data-part=selection] label');
          if (!box) throw new Error(`The row “${String(name)}” has no checkbox.`);
          await user.click(box);
          await waitFor(() => {
            if (isSelected() === before) throw new Error(`The selection of “${String(name)}” stays as it is.`);
          }, wait);
        },
        press: (button) => pressButton(context, element, button),
      };
    },
  };
}
