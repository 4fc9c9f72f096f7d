/** Normalizes text for search: ignores case and accents, and treats the four Turkish i's as one. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
