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
import { download, toCsv } from './csv.ts';
import * as styles from './DataTable.styles.ts';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { DataTableSort } from './sortRows.ts';

export interface DataTableMessages {
  /** Names the table, as "Members". */
  label: string;
  /** The button of the menu that hides columns and shows them, as "Columns". */
  columns: string;
  hideColumn: (label: string) => string;
  showColumn: (label: string) => string;
  /** The button that saves a file, as "Export CSV"; with how many rows where some are selected. */
  exportCsv: (selected: number) => string;
  /** Shown, and read out when it changes, as "3 selected". */
  selected: (count: number) => string;
  clearSelection: string;
  /** Names the box of a row, as "Select Ana". Default the row's name. */
  selectRow?: (name: string) => string;
  /** Names the box over all rows, as "Select all". Needed with `onSelectionChange`. */
  selectAll?: string;
  /** Read out while `readAllRows` brings them, as "Preparing the file". Needed with it. */
  exporting?: string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  /** The sentence under `empty`. */
  emptyHint: string;
}

export interface DataTableProps<Row extends { id: string }> {
  /** In the order in which they are shown. */
  columns: readonly DataTableColumn<Row>[];
  /** All that are at hand, in the order they are shown; only those in view are drawn. */
  rows: readonly Row[];
  /** `loading` shows rows to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** The column that the rows are in the order of, and which way. Absent, no heading shows one. */
  sort?: DataTableSort;
  /** A heading was pressed: bring the rows in that order, from the server or by `sortRows`. */
  onSortChange?: (sort: DataTableSort) => void;
  /** The ids of the rows that are selected. Default: none. */
  selectedIds?: ReadonlySet<string>;
  /** With it, rows can be selected, one by one or all. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Rows that cannot be selected. */
  disabledIds?: ReadonlySet<string>;
  /** What can be done with all that is selected: Buttons, small, in place of the toolbar. */
  bulkActions?: ReactNode;
  /** Above the table while nothing is selected: a search, a filter. */
  toolbar?: ReactNode;
  /** With it, what is shown can be saved: the selected rows, or all where none is; the columns that are not hidden. */
  csvFileName?: string;
  /** Brings the rows of a file where more than those at hand belong in it: all pages of a list. It tells its failures itself. */
  readAllRows?: () => Promise<readonly Row[]>;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** Every word that is shown or spoken. */
  messages: DataTableMessages;
}

/** Rows to sort, select and act upon. A grid to a screen reader, moved through by arrow keys; one stop for Tab. */
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
    // The button goes with the selection; the focus stays at what it was about.
    tableRef.current?.focus();
  };
  const save = async (fileName: string) => {
    const kept = shown.filter(({ isActions }) => !isActions);
    if (count > 0)
      return download(
        fileName,
        toCsv(
          kept,
          rows.filter(({ id }) => selectedIds!.has(id)),
        ),
      );
    if (!readAllRows) return download(fileName, toCsv(kept, rows));
    setSaving(true);
    try {
      download(fileName, toCsv(kept, await readAllRows()));
    } catch {
      // Told by who brings the rows.
    } finally {
      setSaving(false);
    }
  };

  return (
    <div css={styles.root} data-component="DataTable" aria-busy={state === 'loading'}>
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
