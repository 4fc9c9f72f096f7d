'use client';
import { type CSSProperties, type MouseEvent, type Ref, useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { useRowsInView } from '../../internal/useRowsInView.ts';
import type { DataTableColumn } from './column.ts';
import type { DataTableProps } from './DataTable.tsx';
import * as styles from './DataTable.styles.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { SelectionBox } from './SelectionBox.tsx';
import type { DataTableSort } from './sortRows.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useSelection } from './useSelection.ts';

/** Estimated heights in px, before measuring. */
const HEAD = 40;
const ROW = 52;

const selectionWidth = 48;
const columnWidth = 128;

/** Elements that handle a press themselves, so the row ignores it. */
const CONTROLS = 'a, button, input, label, select, textarea';

type DataTableGridProps<Row extends { id: string }> = DataTableProps<Row> & { ref: Ref<HTMLDivElement> };

/** The grid, which scrolls in both directions under a sticky header. */
export function DataTableGrid<Row extends { id: string }>({
  columns,
  rows,
  sort,
  onSortChange,
  selectedIds,
  onSelectionChange,
  disabledIds,
  messages,
  ref,
}: DataTableGridProps<Row>) {
  const { locale, direction } = useLocale();
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const selectRow = onSelectionChange && (messages.selectRow ?? String);
  const selection = useSelection({ rows, selectedIds, disabledIds, onSelectionChange });

  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(-1);
  const { drawn, blockSize, measure, scrollToIndex } = useRowsInView({
    scroller: grid,
    head: { ref: head, estimate: HEAD },
    rows,
    estimate: ROW,
    kept: [kept],
  });
  const sortBy = (column: DataTableColumn<Row>) => column.isSortable && onSortChange?.(turned(sort, column.id));

  const focus = useGridFocus({
    grid,
    rowCount: rows.length,
    isRtl: direction === 'rtl',
    reach: (row) => flushSync(() => setKept(row - 1)),
    onMove: ({ row, cell }, isByKey) => {
      setKept(row - 1);
      if (!isByKey) return;
      if (row > 0) scrollToIndex(row - 1);
      if (cell !== null) document.activeElement!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    onExtend: (row, from) => onSelectionChange && from > 0 && selection.extend(row - 1, from - 1),
    onKey: (event, { row, cell }) => {
      const isOwn = !(event.target as Element).matches(CONTROLS);
      if (row === 0 && cell !== null && isOwn && (event.key === 'Enter' || event.key === ' ')) {
        const column = columns[cell - (selectRow ? 1 : 0)];
        if (column) sortBy(column);
      } else if (!onSelectionChange) return;
      else if (event.key === ' ' && row > 0 && isOwn) selection.toggle(row - 1);
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll();
      else if (event.key === 'Escape' && selectedIds?.size) selection.clear();
      else return;
      event.preventDefault();
    },
  });
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('[data-part=row]');
    const control = (target as Element).closest(CONTROLS);
    if (!onSelectionChange || !row || (control && !control.matches('[data-part=selection] input'))) return;
    const index = Number(row.dataset.index);
    if (shiftKey) selection.extend(index);
    else selection.toggle(index);
  };

  const widths = columns.map(({ minWidth }) => minWidth ?? columnWidth);
  const all = selectRow ? [selectionWidth, ...widths] : widths;
  const size = {
    '--ui-columns': [selectRow && `${selectionWidth}px`, ...widths.map((width) => `minmax(${width}px, 1fr)`)]
      .filter(Boolean)
      .join(' '),
    '--ui-inline-size': `${all.reduce((sum, width) => sum + width, 0)}px`,
  } as CSSProperties;

  return (
    <div
      {...focus}
      ref={useMemo(() => mergeRefs(grid, ref), [ref])}
      role="grid"
      aria-label={messages.label}
      aria-rowcount={rows.length + 1}
      aria-colcount={all.length}
      aria-multiselectable={selectRow && true}
      onClick={onClick}
      css={styles.table}
      style={size}
    >
      <div role="rowgroup" ref={head} css={styles.head} data-part="head">
        <div role="row" aria-rowindex={1} tabIndex={-1}>
          {selectRow && (
            <div role="columnheader" aria-colindex={1} tabIndex={-1} data-part="selection">
              <SelectionBox
                label={messages.selectAll ?? ''}
                isSelected={selection.isAll}
                isIndeterminate={selection.isSome}
                isDisabled={selection.isDisabled}
                onChange={selection.toggleAll}
              />
            </div>
          )}
          {columns.map((column, place) => (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={place + (selectRow ? 2 : 1)}
              aria-sort={column.isSortable ? (sort?.columnId === column.id ? sort.direction : 'none') : undefined}
              tabIndex={-1}
              onClick={() => sortBy(column)}
              data-align={column.align}
              data-allows-sorting={column.isSortable || undefined}
            >
              <span css={styles.heading}>
                {column.label}
                {sort?.columnId === column.id && (sort.direction === 'ascending' ? <ArrowUpIcon /> : <ArrowDownIcon />)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" css={styles.rows} style={{ '--ui-block-size': `${blockSize}px` } as CSSProperties}>
        {drawn.map(({ index, start }) => {
          const row = rows[index]!;
          return (
            <DataTableRow
              key={row.id}
              row={row}
              index={index}
              start={start}
              columns={columns}
              format={format}
              isSelected={selectedIds?.has(row.id) ?? false}
              isDisabled={disabledIds?.has(row.id) ?? false}
              selectRow={selectRow}
              measure={measure}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Returns the sort order after pressing a heading: ascending first, then reversed. */
const turned = (sort: DataTableSort | undefined, columnId: string): DataTableSort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
