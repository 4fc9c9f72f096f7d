import { describe, expect, test } from 'vitest';
import type { DataTableColumn } from './column.ts';
import { toCsv } from './csv.ts';

interface Row {
  name: string;
  points: number;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'points', label: 'Points, total', value: ({ points }) => points },
];

const nameIn = (name: string) => /\r\n(.*),1\r\n$/s.exec(toCsv(columns, [{ name, points: 1 }]))![1];

describe('a table as CSV', () => {
  test('starts with a byte order mark and the headings, and ends every line with CRLF', () => {
    expect(toCsv(columns, [{ name: 'Oksana Hnatiuk', points: 39105 }])).toBe(
      '\uFEFFName,"Points, total"\r\nOksana Hnatiuk,39105\r\n',
    );
  });

  test('has only headings if there are no rows', () => {
    expect(toCsv(columns, [])).toBe('\uFEFFName,"Points, total"\r\n');
  });

  test.each([
    ['a, b', '"a, b"'],
    ['say "gm"', '"say ""gm"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['孙悦', '孙悦'],
    ['', ''],
  ])('writes %j as %j', (name, written) => {
    expect(nameIn(name)).toBe(written);
  });

  test.each(['=1+1', '+41', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1'])(
    'marks %j as text, so that no spreadsheet runs it',
    (name) => {
      expect(nameIn(name)!.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('escapes quotes inside a formula', () => {
    expect(nameIn('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  });

  test('leaves numbers unchanged, even negative ones', () => {
    expect(toCsv(columns, [{ name: 'a', points: -50 }])).toContain('a,-50\r\n');
  });
});
