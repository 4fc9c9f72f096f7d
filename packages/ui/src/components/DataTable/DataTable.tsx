'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { BrokenWire } from '../Illustration/index.ts';
import { CaretDownIcon, DownloadSimpleIcon, EyeIcon, EyeSlashIcon } from '../Icon/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Menu } from '../Menu/index.ts';
import { Panel } from '../Panel/index.ts';
import type { DataTableColumn } from './column.ts';
import { downloadCsv, toCsv } from './csv.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './DataTable.styles.ts';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { DataTableSort } from './sortRows.ts';

export interface DataTableMessages {
  /** Accessible name of the table, such as "Members". */
  label: string;
  /** Label of the button that opens the column menu, such as "Columns". */
  columns: string;
  hideColumn: (label: string) => string;
  showColumn: (label: string) => string;
  /** Label of the export button, such as "Export CSV". Includes the number of selected rows, if any. */
  exportCsv: (selected: number) => string;
  /** Shown and announced when the selection changes, such as "3 selected". */
  selected: (count: number) => string;
  clearSelection: string;
  /** Accessible name of a row's checkbox, such as "Select Ana". Default: the row's name. */
  selectRow?: (name: string) => string;
  /** Accessible name of the checkbox in the header, such as "Select all". Required with `onSelectionChange`. */
  selectAll?: string;
  /** Announced while `readAllRows` runs, such as "Preparing file". Required with `readAllRows`. */
  exporting?: string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  /** Hint shown under `empty`. */
  emptyHint: string;
}

export interface DataTableProps<Row extends { id: string }> extends PlainRootProps {
  /** Columns in display order. */
  columns: readonly DataTableColumn<Row>[];
  /** All loaded rows, in display order. Only rows near the viewport are rendered. */
  rows: readonly Row[];
  /** `loading` shows skeleton rows, `error` a retry button, `done` the rows or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Column and direction of the current sort order. If omitted, no heading is marked. */
  sort?: DataTableSort;
  /** Called when a sortable heading is pressed. The caller sorts the rows, on the server or with `sortRows`. */
  onSortChange?: (sort: DataTableSort) => void;
  /** Ids of the selected rows. Default: none. */
  selectedIds?: ReadonlySet<string>;
  /** Makes rows selectable. Called with the ids of the selected rows. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Ids of rows that can't be selected. */
  disabledIds?: ReadonlySet<string>;
  /** Small Buttons that act on the selected rows, shown instead of the toolbar while rows are selected. */
  bulkActions?: ReactNode;
  /** Search and filters, shown while nothing is selected. */
  toolbar?: ReactNode;
  /**
   * Name of the CSV file; enables the export. The file contains the selected rows, or all if none is selected. Its
   * columns are the visible ones and those with `isAlwaysInFile`.
   */
  csvFileName?: string;
  /** Loads all rows for the export, if the list has more pages than the one shown. It must report its own failures. */
  readAllRows?: () => Promise<readonly Row[]>;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** All visible and announced text. */
  messages: DataTableMessages;
}

/** A table with sorting, selection and actions. An ARIA grid with arrow key navigation and a single tab stop. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, rows, state, selectedIds, onSelectionChange, bulkActions, toolbar, messages } = props;
  const { csvFileName, readAllRows } = props;
  const [isSaving, setSaving] = useState(false);
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id)),
  );
  const tableRef = useRef<HTMLDivElement>(null);
  const shown = columns.filter(({ id }) => !hiddenIds.has(id));
  const count = selectedIds?.size ?? 0;

  const toggle = (id: string) =>
    setHiddenIds((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  const clear = () => {
    onSelectionChange?.(new Set());
    // The button unmounts with the selection, so focus moves to the table.
    tableRef.current?.focus();
  };
  const save = async (fileName: string) => {
    const kept = columns.filter(
      ({ id, isActions, isAlwaysInFile }) => !isActions && (isAlwaysInFile || !hiddenIds.has(id)),
    );
    if (count > 0)
      return downloadCsv(
        fileName,
        toCsv(
          kept,
          rows.filter(({ id }) => selectedIds!.has(id)),
        ),
      );
    if (!readAllRows) return downloadCsv(fileName, toCsv(kept, rows));
    setSaving(true);
    try {
      downloadCsv(fileName, toCsv(kept, await readAllRows()));
    } catch {
      // `readAllRows` reports its own failures.
    } finally {
      setSaving(false);
    }
  };

  return (
    <div {...rootOf(props)} css={styles.root} data-component="DataTable" aria-busy={state === 'loading'}>
      <div css={styles.bar} data-part="bar">
        {count > 0 ? (
          <div css={styles.bulk} data-part="bulk-actions">
            <span css={styles.count}>{messages.selected(count)}</span>
            {bulkActions}
            <Button variant="quiet" size="s" onPress={clear}>
              {messages.clearSelection}
            </Button>
          </div>
        ) : (
          <div css={styles.tools} data-part="toolbar">
            {toolbar}
          </div>
        )}
        <div css={styles.end}>
          <Menu
            align="end"
            trigger={(trigger) => (
              <Button {...trigger} size="s">
                {messages.columns}
                <CaretDownIcon />
              </Button>
            )}
            items={columns
              .filter(({ isRowHeader, isActions }) => !isRowHeader && !isActions)
              .map(({ id, label }) =>
                hiddenIds.has(id)
                  ? { id, label: messages.showColumn(label), icon: <EyeSlashIcon /> }
                  : { id, label: messages.hideColumn(label), icon: <EyeIcon /> },
              )}
            onAction={toggle}
          />
          {csvFileName !== undefined && (
            <Button
              size="s"
              icon={<DownloadSimpleIcon />}
              isDisabled={state !== 'done' || rows.length === 0}
              isPending={isSaving}
              messages={{ pending: messages.exporting ?? '' }}
              onPress={() => void save(csvFileName)}
            >
              {messages.exportCsv(count)}
            </Button>
          )}
        </div>
      </div>
      <Spoken as="p" isNews css={visuallyHidden}>
        {state === 'loading' ? messages.loading : count > 0 && messages.selected(count)}
      </Spoken>
      {state === 'loading' && <DataTableSkeleton columns={shown} />}
      {state === 'done' && rows.length > 0 && <DataTableGrid {...props} columns={shown} ref={tableRef} />}
      {(state === 'error' || (state === 'done' && rows.length === 0)) && (
        <Panel>
          <ListState
            hasFailed={state === 'error'}
            onRetry={props.onRetry}
            emptyIllustration={<BrokenWire />}
            messages={messages}
          />
        </Panel>
      )}
    </div>
  );
}
