let number = 0;

/** The number of the style sheet that takes the next rules. */
export const styleSheetNumber = () => number;

/**
 * Makes the next rules go to a new style sheet. Call it in a layout effect of a component that measures itself and
 * renders again in the same task: measuring puts the sheet with its first rules in use.
 */
export const startStyleSheet = () => void number++;
