import type { DataTableColumn } from './column.ts';

/** Matches text that a spreadsheet may run as a formula: a leading sign, even in full width, tab or line break. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A leading apostrophe marks text, so that a member's input never runs as a formula on an admin's machine.
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats rows as CSV according to RFC 4180, with a header line, CRLF line breaks, and quotes where needed. The byte
 * order mark makes Excel read the file as UTF-8 instead of the machine's code page, which would garble non-ASCII names.
 */
export function toCsv<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => field(label)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Makes the browser save the text as a file. */
export function downloadCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
