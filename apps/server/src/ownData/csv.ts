/** Matches text that spreadsheets treat as a formula, in ASCII and full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Formats a line of CSV according to RFC 4180. Prefixes text that a spreadsheet would run as a formula with an
 * apostrophe, because a member's data export also contains text by other people, such as project names.
 */
export const csvLine = (values: readonly unknown[]): string => `${values.map(field).join(',')}\r\n`;

function field(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
