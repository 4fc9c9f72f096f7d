export { FactTable, type FactTableProps, type FactTableRow } from './FactTable.tsx';
