/** Returns true if a text has no visible characters. */
export const isBlank = (text: string) => !/[^\s\p{DI}]/u.test(text);
