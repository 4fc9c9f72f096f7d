import type { DataTableColumn } from './column.ts';

/** What a spreadsheet would take for a formula, in the Latin and in the full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it text: what a member wrote is never run on the machine of who opens the file.
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows as a file after RFC 4180: a line of headings, CRLF, quotes where they are needed. It begins with a byte order
 * mark, without which Excel reads UTF-8 as the code page of the machine and spoils every name that is not English.
 */
export function toCsv<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => field(label)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** Hands the text to the browser as a file to keep. */
export function download(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
