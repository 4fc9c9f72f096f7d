const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number, or shortens 1,234 to 1.2K in `compact` notation. All compact numbers come from here: in Latin
 * American Spanish, `Intl` alone writes “5 K”, but “10 k”.
 */
export function formatCount(locale: string, value: number, notation: 'standard' | 'compact' = 'standard'): string {
  const key = `${locale} ${notation}`;
  // Cached, because creating a format takes longer than the rest of rendering a Count.
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { notation })));
  const text = format.format(value);
  return locale.startsWith('es') ? text.replace('K', 'k') : text;
}
