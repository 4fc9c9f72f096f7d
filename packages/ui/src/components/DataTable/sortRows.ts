import type { DataTableColumn } from './column.ts';

export interface DataTableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** Sorts loaded rows: numbers by value, text by the locale's collation, with digits as numbers. Stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  { columnId, direction }: DataTableSort,
  locale: string,
): Row[] {
  const value = columns.find(({ id }) => id === columnId)!.value;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
