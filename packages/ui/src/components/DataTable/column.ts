import type { ReactNode } from 'react';

/** A column of a table whose rows are `Row`. */
export interface DataTableColumn<Row> {
  id: string;
  /** The heading, in the table, in the menu and in the file. */
  label: string;
  /** What the cell holds, for sorting and for the file. */
  value: (row: Row) => string | number;
  /** What the cell shows. Default the value; numbers as the language writes them. */
  render?: (row: Row) => ReactNode;
  /** Names the row to a screen reader and cannot be hidden. One column has it. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** It shows what can be done with a row: it cannot be hidden, and is not in the file. */
  isActions?: boolean;
  /** Numbers stand at the `end`. Default `start`. */
  align?: 'start' | 'end';
  /** Least width in px; what is over is shared out. Default 128. */
  minWidth?: number;
  /** Left out until the reader asks for it. */
  isHiddenAtFirst?: boolean;
}
