// Finds a Chromium to test in, or gets one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const known = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...known].find(existsSync);
}

/** Path of a browser: one that is installed, else Debian's, else Playwright's own download (given 60 s). */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = installed();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian …');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    const packages = ['chromium', 'fonts-noto-cjk'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true, env });
    if (installed()) return installed();
  }
  console.log('Downloading Playwright’s Chromium …');
  await run('timeout', ['60', 'playwright', 'install', 'chromium'], { quiet: true }).catch(() => {
    throw new Error(
      'There is no Chromium here and none could be installed. Name one: CHROMIUM_PATH=/path/to/chrome npm test',
    );
  });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
