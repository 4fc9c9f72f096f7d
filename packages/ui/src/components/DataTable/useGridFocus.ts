import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Position of focus: the row, counted from the header (0), and its cell, or null for the row itself. */
export interface Place {
  row: number;
  cell: number | null;
}

/** Focusable elements in a cell. */
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

interface GridFocus {
  grid: RefObject<HTMLElement | null>;
  /** Number of rows without the header. */
  rowCount: number;
  isRtl: boolean;
  /** Renders a row outside the viewport. */
  reach: (row: number) => void;
  /** Called when focus moves. After a key press, the caller must scroll the new place into view. */
  onMove: (place: Place, isByKey: boolean) => void;
  /** Called for keys that don't move focus, with the focused place. */
  onKey: (event: KeyboardEvent, place: Place) => void;
  /** Called when a key with Shift moves focus up or down, with the new row and the previous one. */
  onExtend: (row: number, from: number) => void;
}

/** Roving focus for a grid: one tab stop, and arrow keys between rows, cells and the controls in cells. */
export function useGridFocus({ grid, rowCount, isRtl, reach, onMove, onKey, onExtend }: GridFocus) {
  const place = useRef<Place>({ row: 1, cell: null });
  const isWithin = useRef(false);

  const focus = ({ row, cell }: Place) => {
    const element = find(grid.current!, row, cell);
    if (!element) return false;
    place.current = { row, cell };
    element.focus({ preventScroll: true });
    onMove({ row, cell }, true);
    return true;
  };
  const goTo = (row: number, cell: number | null) => {
    const next = { row: Math.max(0, Math.min(row, rowCount)), cell: row <= 0 ? (cell ?? 0) : cell };
    if (!find(grid.current!, next.row, next.cell)) reach(next.row);
    focus(next);
    return next.row;
  };

  useLayoutEffect(() => {
    // Arrow keys reach the controls in cells; Tab would find only those rendered at the time.
    for (const element of grid.current!.querySelectorAll<HTMLElement>(CONTROLS))
      if (element !== document.activeElement) element.tabIndex = -1;
    // When the focused row unmounts, the row that takes its place gets focus.
    if (isWithin.current && document.activeElement === document.body) goTo(place.current.row, place.current.cell);
  });

  const sideways = (step: 1 | -1) => {
    const { row, cell } = place.current;
    const rowElement = find(grid.current!, row, null)!;
    const controls = cell === null ? [] : controlsOf(rowElement.children[cell]!);
    const inside = controls[controls.indexOf(document.activeElement as HTMLElement) + step];
    if (inside && controls.includes(document.activeElement as HTMLElement)) return inside.focus();
    const last = rowElement.children.length - 1;
    const next = cell === null ? (step > 0 ? 0 : last) : cell + step;
    // Beyond the first or last cell, the row itself gets focus; in the header, focus wraps around.
    if (next >= 0 && next <= last) goTo(row, next);
    else if (row > 0) goTo(row, null);
    else goTo(row, next < 0 ? last : 0);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The focused row may have moved since it got focus, because rows were added, removed or sorted.
    place.current = placeOf(event.target as Element) ?? place.current;
    const { row, cell } = place.current;
    const { key } = event;
    const isGlobal = event.ctrlKey || event.metaKey || cell === null;
    const vertical = verticalOf(key, isGlobal, row, rowCount, grid.current!);
    if (vertical !== undefined) {
      // The up arrow moves from the first row to the header, where it does nothing.
      const reached = goTo(vertical, cell);
      if (event.shiftKey && reached > 0) onExtend(reached, row);
    } else if (key === 'ArrowRight' || key === 'ArrowLeft') sideways((key === 'ArrowRight') === isRtl ? -1 : 1);
    else if (key === 'Home') goTo(row, 0);
    else if (key === 'End') goTo(row, find(grid.current!, row, null)!.children.length - 1);
    else return onKey(event, place.current);
    event.preventDefault();
  };

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    isWithin.current = true;
    currentTarget.tabIndex = -1;
    if (target === currentTarget) return void goTo(place.current.row, place.current.cell);
    // The focused element is the tab stop.
    target.tabIndex = 0;
    place.current = placeOf(target)!;
    // Only keyboard focus scrolls: a row that moved under the pointer would miss the press.
    onMove(place.current, target.matches(':focus-visible'));
  };
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) target.tabIndex = -1;
    if (currentTarget.contains(relatedTarget)) return;
    isWithin.current = false;
    currentTarget.tabIndex = 0;
  };
  return { onKeyDown, onFocus, onBlur, tabIndex: 0 };
}

/** Returns the position of an element in the grid, or undefined if it isn't in a row. */
function placeOf(element: Element): Place | undefined {
  const row = element.closest('[role=row]');
  if (!row) return undefined;
  const cell = [...row.children].findIndex((child) => child.contains(element));
  return { row: Number(row.getAttribute('aria-rowindex')) - 1, cell: cell < 0 ? null : cell };
}

/** Returns the row that a key moves to, or undefined if it doesn't move between rows. */
function verticalOf(key: string, isGlobal: boolean, row: number, rowCount: number, grid: HTMLElement) {
  const screenful = () => {
    const height = find(grid, row, null)?.getBoundingClientRect().height ?? 1;
    return Math.max(1, Math.floor(grid.clientHeight / height) - 1);
  };
  if (key === 'ArrowDown') return row + 1;
  if (key === 'ArrowUp') return row - 1;
  if (key === 'PageDown') return row + screenful();
  if (key === 'PageUp') return Math.max(1, row - screenful());
  if (key === 'Home' && isGlobal) return 1;
  if (key === 'End' && isGlobal) return rowCount;
}

const controlsOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled'));

/** Finds a row or, if `cell` is given, the first control in that cell; without a control, the cell itself. */
function find(grid: HTMLElement, row: number, cell: number | null): HTMLElement | undefined {
  const element = grid.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 1}"]`);
  if (!element || cell === null) return element ?? undefined;
  const found = element.children[Math.min(cell, element.children.length - 1)] as HTMLElement;
  return controlsOf(found)[0] ?? found;
}
