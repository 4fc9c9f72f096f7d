import { useMemo, useRef } from 'react';
import type { DataTableProps } from './DataTable.tsx';

const none: ReadonlySet<string> = new Set();

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

type Selection<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  'rows' | 'selectedIds' | 'disabledIds' | 'onSelectionChange'
>;

/** Selection by pointer and keys. Rows are addressed by index. */
export function useSelection<Row extends { id: string }>({
  rows,
  selectedIds = none,
  disabledIds = none,
  onSelectionChange,
}: Selection<Row>) {
  // First and last row of the current range by id, because rows move; the selection outside it, and both together.
  const range = useRef({ from: rows[0]?.id, to: rows[0]?.id, beside: none, result: none });
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const selectable = useMemo(() => rows.map(({ id }) => id).filter((id) => !disabledIds.has(id)), [rows, disabledIds]);
  const isAll = useMemo(
    () => selectable.length > 0 && selectable.every((id) => selectedIds.has(id)),
    [selectable, selectedIds],
  );
  const clear = () => onSelectionChange?.(none);
  const selectAll = () => onSelectionChange?.(new Set(selectable));

  return {
    isAll,
    isSome: selectedIds.size > 0 && !isAll,
    isDisabled: selectable.length === 0,
    clear,
    toggle: (index: number) => {
      const { id } = rows[index]!;
      if (disabledIds.has(id)) return;
      const next = new Set(selectedIds);
      if (!next.delete(id)) next.add(id);
      range.current = { from: id, to: id, beside: next, result: next };
      onSelectionChange?.(next);
    },
    /** Extends the current range to this row, or starts a new range at `start`. */
    extend: (to: number, start = indexOf(range.current.to)) => {
      const first = indexOf(range.current.from);
      // If the selection has changed in another way since, such as by the caller, the range starts again from there.
      const isSame = first >= 0 && start === indexOf(range.current.to) && areEqual(selectedIds, range.current.result);
      // A row that is gone starts no range.
      const from = isSame ? first : start < 0 ? to : start;
      const beside = isSame ? range.current.beside : selectedIds;
      const passed = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      const result = new Set([...beside, ...passed.map(({ id }) => id).filter((id) => !disabledIds.has(id))]);
      range.current = { from: rows[from]!.id, to: rows[to]!.id, beside, result };
      onSelectionChange?.(result);
    },
    selectAll,
    toggleAll: () => (isAll ? clear() : selectAll()),
  };
}
