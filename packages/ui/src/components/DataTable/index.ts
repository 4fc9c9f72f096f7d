export type { DataTableColumn } from './column.ts';
export { downloadCsv, toCsv } from './csv.ts';
export { DataTable, type DataTableMessages, type DataTableProps } from './DataTable.tsx';
export { type DataTableSort, sortRows } from './sortRows.ts';
