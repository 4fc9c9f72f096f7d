/** Whether a text shows nothing: white space, and characters that are invisible everywhere, alone. */
export const isBlank = (text: string) => !/[^\s\p{DI}]/u.test(text);
