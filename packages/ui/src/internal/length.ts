/** Length in code points, like the server's, so that an emoji doesn't count as two. */
export const length = (text: string) => [...text].length;
