/** True if a text has no visible characters: only white space and default-ignorable code points. */
export const isBlank = (text: string) => !/[^\s\p{DI}]/u.test(text);
