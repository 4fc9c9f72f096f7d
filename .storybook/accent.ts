import { createTheme, printTheme } from '../packages/ui/src/cli/createTheme.ts';

let sheet: HTMLStyleElement | undefined;

/** Applies an accent color's theme on top of the brand's; an empty accent removes it. */
export function applyAccent(accent: string): void {
  sheet ??= document.head.appendChild(document.createElement('style'));
  sheet.textContent = accent ? printTheme(createTheme(accent)) : '';
}
