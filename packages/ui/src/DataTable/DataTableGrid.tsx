'use client';
import { type Ref, useMemo } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Cell, Column, Row as AriaRow, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { CheckboxSign } from '../Checkbox/CheckboxSign.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import type { DataTableColumn } from './column.ts';
import type { DataTableProps } from './DataTable.tsx';
import * as styles from './DataTable.styles.ts';

/** In px. Rows and headings are measured once they are drawn, so that words which wrap are whole. */
const layout = { estimatedHeadingHeight: 40, estimatedRowHeight: 52 };
const selectionWidth = 48;
const columnWidth = 128;

type DataTableGridProps<Row extends { id: string }> = DataTableProps<Row> & { ref: Ref<HTMLDivElement> };

/** The grid itself, which scrolls both ways in its own box under headings that stay. */
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
  const { locale } = useLocale();
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const isSelectable = onSelectionChange !== undefined;

  const draw = ({ value, render }: DataTableColumn<Row>, row: Row) => {
    if (render) return render(row);
    const plain = value(row);
    return typeof plain === 'number' ? format.format(plain) : plain;
  };

  return (
    <Virtualizer layout={TableLayout} layoutOptions={layout}>
      <Table
        ref={ref}
        aria-label={messages.label}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selectedIds ?? []}
        onSelectionChange={(keys) =>
          onSelectionChange?.(
            new Set(
              keys === 'all' ? rows.map(({ id }) => id).filter((id) => !disabledIds?.has(id)) : [...keys].map(String),
            ),
          )
        }
        disabledKeys={disabledIds ?? []}
        disabledBehavior="selection"
        sortDescriptor={sort && { column: sort.columnId, direction: sort.direction }}
        onSortChange={({ column, direction }) => onSortChange?.({ columnId: String(column), direction })}
        css={styles.table}
      >
        <TableHeader css={styles.head}>
          {isSelectable && (
            <Column id="selection" width={selectionWidth} minWidth={selectionWidth} data-part="selection">
              <SelectionBox />
            </Column>
          )}
          <Collection items={columns}>
            {({ id, label, isRowHeader, isSortable, align, minWidth }) => (
              <Column
                id={id}
                textValue={label}
                isRowHeader={isRowHeader ?? false}
                allowsSorting={isSortable ?? false}
                minWidth={minWidth ?? columnWidth}
                data-align={align}
              >
                {({ sortDirection }) => (
                  <span css={styles.heading}>
                    {label}
                    {sortDirection === 'ascending' && <ArrowUpIcon />}
                    {sortDirection === 'descending' && <ArrowDownIcon />}
                  </span>
                )}
              </Column>
            )}
          </Collection>
        </TableHeader>
        <TableBody items={rows} dependencies={[columns, format]}>
          {(row) => (
            <AriaRow id={row.id} columns={columns} dependencies={[row, columns, format]} data-part="row">
              {isSelectable && (
                <Cell data-part="selection">
                  <SelectionBox />
                </Cell>
              )}
              <Collection items={columns} dependencies={[row, format]}>
                {(column) => <Cell data-align={column.align}>{draw(column, row)}</Cell>}
              </Collection>
            </AriaRow>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

/** React Aria names it in the language of the page: "Select" with the row's name, "Select all". */
function SelectionBox() {
  return (
    <Checkbox slot="selection" css={styles.selection}>
      <CheckboxSign />
    </Checkbox>
  );
}
