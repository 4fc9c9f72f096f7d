/** A text as it is searched: without case and accents, and with one i for the four of Turkish. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
