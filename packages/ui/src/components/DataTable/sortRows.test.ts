import { expect, test } from 'vitest';
import type { DataTableColumn } from './column.ts';
import { sortRows } from './sortRows.ts';

interface Row {
  name: string;
  points: number;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'points', label: 'Points', value: ({ points }) => points },
];
const rows = [
  { name: 'node 10', points: 9 },
  { name: 'Žofie', points: 100 },
  { name: 'node 9', points: 9 },
  { name: 'Anna', points: -50 },
];
const names = (columnId: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { columnId, direction }, 'cs').map(({ name }) => name);

test('sorts numbers by value, and keeps the order of equal ones', () => {
  expect(names('points', 'ascending')).toEqual(['Anna', 'node 10', 'node 9', 'Žofie']);
  expect(names('points', 'descending')).toEqual(['Žofie', 'node 10', 'node 9', 'Anna']);
});

test('sorts text by the language, and numbers in text by value', () => {
  expect(names('name', 'ascending')).toEqual(['Anna', 'node 9', 'node 10', 'Žofie']);
});
