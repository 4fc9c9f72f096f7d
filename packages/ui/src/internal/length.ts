/** Code points, so that an emoji is not counted as two; what the server counts as well. */
export const length = (text: string) => [...text].length;
