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
  // Start and end of the current range, the selection outside it, and both together.
  const range = useRef({ from: 0, to: 0, beside: none, result: none });
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
      range.current = { from: index, to: index, beside: next, result: next };
      onSelectionChange?.(next);
    },
    /** Extends the current range to this row, or starts a new range at `start`. */
    extend: (to: number, start = range.current.to) => {
      // If the selection has changed in another way since, such as by the caller, the range starts again from there.
      const isSame = start === range.current.to && areEqual(selectedIds, range.current.result);
      const { from, beside } = isSame ? range.current : { from: start, beside: selectedIds };
      const passed = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      const result = new Set([...beside, ...passed.map(({ id }) => id).filter((id) => !disabledIds.has(id))]);
      range.current = { from, to, beside, result };
      onSelectionChange?.(result);
    },
    selectAll,
    toggleAll: () => (isAll ? clear() : selectAll()),
  };
}
