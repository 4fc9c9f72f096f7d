/** Tells if a text has nothing visible. */
export const isBlank = (text: string) => !/[^\s\p{DI}]/u.test(text);
