// Finds a Chromium for tests, or installs one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackages } from './debian.mjs';
import { run } from './workspace.mjs';

/** Headless shells have the same engine and need about two thirds of the CPU time, so tests prefer them. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const known = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** Installs a Debian package if possible. Returns true on success. */
async function fromDebian(name) {
  if (!canInstall()) return false;
  return installPackages([name, 'fonts-noto-cjk']).then(
    () => true,
    () => false,
  );
}

async function fromPlaywright() {
  console.log('Downloading Playwright’s Chromium …');
  await run('timeout', ['60', 'playwright', 'install', 'chromium'], { quiet: true }).catch(() => {
    throw new Error(
      'There is no Chromium here and none could be installed. Name one: CHROMIUM_PATH=/path/to/chrome npm test',
    );
  });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

const anyBrowser = () => installed(browsers) ?? known.find(existsSync);

/**
 * Resolves to the path of a full browser, for measurements. If none is installed, installs Debian's, or else
 * Playwright's own (within 60 s).
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!anyBrowser()) await fromDebian('chromium');
  return anyBrowser() ?? fromPlaywright();
}

/** Resolves to a path for tests: of a headless shell if there is one for this system, otherwise of a full browser. */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!installed(shells)) await fromDebian('chromium-headless-shell');
  return installed(shells) ?? findBrowser();
}
