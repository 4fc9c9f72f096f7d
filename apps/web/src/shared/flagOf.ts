const flags = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the URL of a country's flag by its two-letter code; undefined for unknown codes. */
export const flagOf = (code: string): string | undefined =>
  flags[`../../node_modules/country-flag-icons/3x2/${code}.svg`];
