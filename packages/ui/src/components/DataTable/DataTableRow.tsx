'use client';
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { DataTableColumn } from './column.ts';
import { SelectionBox } from './SelectionBox.tsx';

export interface DataTableRowProps<Row> {
  row: Row;
  /** Index of the row, from 0. */
  index: number;
  /** Offset in px from the start of the first row. */
  start: number;
  columns: readonly DataTableColumn<Row>[];
  format: Intl.NumberFormat;
  isSelected: boolean;
  isDisabled: boolean;
  /**
   * Returns the accessible name of the row's checkbox, whose presses the grid handles. Undefined if rows can't be
   * selected.
   */
  selectRow: ((name: string) => string) | undefined;
  measure: (element: Element | null) => void;
}

function Row<T>({ row, index, start, columns, format, selectRow, measure, ...state }: DataTableRowProps<T>) {
  const { isSelected, isDisabled } = state;
  const name = String(columns.find(({ isRowHeader }) => isRowHeader)?.value(row) ?? '');
  return (
    <div
      ref={measure}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={selectRow && isSelected}
      aria-disabled={(selectRow && isDisabled) || undefined}
      style={{ '--ui-start': `${start}px` } as CSSProperties}
      data-part="row"
      data-index={index}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
    >
      {selectRow && (
        <div role="gridcell" tabIndex={-1} aria-colindex={1} data-part="selection">
          <SelectionBox label={selectRow(name)} isSelected={isSelected} isDisabled={isDisabled} />
        </div>
      )}
      {columns.map((column, place) => (
        <div
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          tabIndex={-1}
          aria-colindex={place + (selectRow ? 2 : 1)}
          data-align={column.align}
        >
          {draw(column, row, format)}
        </div>
      ))}
    </div>
  );
}

function draw<T>({ value, render }: DataTableColumn<T>, row: T, format: Intl.NumberFormat): ReactNode {
  if (render) return render(row);
  const plain = value(row);
  return typeof plain === 'number' ? format.format(plain) : plain;
}

/** One row. Memoized, so that it doesn't re-render when other rows scroll into view. */
export const DataTableRow = memo(Row) as typeof Row;
