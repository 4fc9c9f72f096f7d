import type { ReactNode } from 'react';

/** A column of a table whose rows are `Row`. */
export interface DataTableColumn<Row> {
  id: string;
  /** Heading, also used in the column menu and in the CSV file. */
  label: string;
  /** Value for sorting and export, and for the cell if there is no `render`. */
  value: (row: Row) => string | number;
  /** Renders the cell. Default: the value; numbers are formatted in the reader's language. */
  render?: (row: Row) => ReactNode;
  /** Makes the cell the row's header: it names the row for screen readers and can't be hidden. Set it on one column. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Marks the column of row actions, which can't be hidden and isn't in the CSV file. */
  isActions?: boolean;
  /** Use `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Minimum width in px; columns share the remaining space. Default 128. */
  minWidth?: number;
  /** Hides the column until the reader shows it. */
  isHiddenAtFirst?: boolean;
  /** Includes the column in the CSV file even while it is hidden. */
  isAlwaysInFile?: boolean;
}
