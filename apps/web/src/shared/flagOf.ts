const flags = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of the flag of a country by its two-letter code; none where there is no such flag. */
export const flagOf = (code: string): string | undefined =>
  flags[`../../node_modules/country-flag-icons/3x2/${code}.svg`];
