export { focusWhenThere } from './focusWhenThere.ts';
export { useLostFocus } from './useLostFocus.ts';
