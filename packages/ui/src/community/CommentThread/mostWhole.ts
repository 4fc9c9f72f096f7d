/** Maximum length of a list that is rendered completely, so that the browser's find-in-page works. */
export const MOST_WHOLE = 100;
