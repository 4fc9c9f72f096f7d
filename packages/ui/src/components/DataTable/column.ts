import type { ReactNode } from 'react';

/** A column of a table whose rows are `Row`. */
export interface DataTableColumn<Row> {
  id: string;
  /** Heading, also used in the column menu and in the file. */
  label: string;
  /** Value for sorting and export. */
  value: (row: Row) => string | number;
  /** Content of the cell. Default: the value; numbers are formatted in the reader's language. */
  render?: (row: Row) => ReactNode;
  /** Makes the cell the row's header, which names the row to screen readers and can't be hidden. One column has it. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Column of row actions: it can't be hidden and is not in the file. */
  isActions?: boolean;
  /** Use `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Minimum width in px; columns share the remaining space. Default 128. */
  minWidth?: number;
  /** Hides the column until the reader shows it. */
  isHiddenAtFirst?: boolean;
  /** Includes the column in the file even while it is hidden. */
  isAlwaysInFile?: boolean;
}
