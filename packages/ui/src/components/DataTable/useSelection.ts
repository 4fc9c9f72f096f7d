import { useMemo, useRef } from 'react';
import type { DataTableProps } from './DataTable.tsx';

const none: ReadonlySet<string> = new Set();

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
  // Start and end of the current range, and the selection outside it.
  const range = useRef({ from: 0, to: 0, beside: none });
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
      range.current = { from: index, to: index, beside: next };
      onSelectionChange?.(next);
    },
    /** Extends the current range to this row, or starts a new range at `start`. */
    extend: (to: number, start = range.current.to) => {
      if (start !== range.current.to) range.current = { from: start, to: start, beside: selectedIds };
      const { from, beside } = range.current;
      range.current.to = to;
      const passed = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      onSelectionChange?.(new Set([...beside, ...passed.map(({ id }) => id).filter((id) => !disabledIds.has(id))]));
    },
    selectAll,
    toggleAll: () => (isAll ? clear() : selectAll()),
  };
}
