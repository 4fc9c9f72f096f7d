import { createTheme, printTheme } from '../packages/ui/src/cli/createTheme.ts';

const sheet = document.createElement('style');

/** Puts the theme of an accent over the brand's; an empty accent removes it. */
export function applyAccent(accent: string): void {
  sheet.textContent = accent ? printTheme(createTheme(accent)) : '';
  document.head.append(sheet);
}
