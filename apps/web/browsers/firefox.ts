import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remote } from 'webdriverio';
import { serveWebDriver } from './marionette.ts';
import { PATIENCE, start } from './processes.ts';

/**
 * Preferences that suppress Firefox's prompts and network calls, turn off its JSON viewer, request English pages, and
 * let Marionette choose a free port.
 */
const quiet = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'devtools.jsonview.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Starts Debian's Firefox ESR with a new profile, headless by default. */
export async function openFirefox(preferences: object = {}, env: NodeJS.ProcessEnv = { MOZ_HEADLESS: '1' }) {
  const profile = await mkdtemp(join(tmpdir(), 'pwr-firefox-'));
  const lines = Object.entries({ ...quiet, ...preferences }).map((entry) => JSON.stringify(entry).slice(1, -1));
  await writeFile(join(profile, 'user.js'), lines.map((line) => `user_pref(${line});\n`).join(''));
  const args = ['--marionette', '--remote-debugging-port', '0', '--no-remote', '--profile', profile];
  const firefox = start('firefox-esr', args, env);
  const driver = await serveWebDriver(Number(await firefox.printed(/Marionette\s+INFO\s+Listening on port (\d+)/)));
  const browser = await remote({
    hostname: '127.0.0.1',
    port: driver.port,
    logLevel: 'error',
    waitforTimeout: PATIENCE,
    capabilities: { browserName: 'firefox' },
  });

  const complaints: string[] = [];
  browser.on('log.entryAdded', ({ level, text }) => {
    // Firefox requests a favicon even for responses that aren't pages.
    if (level === 'error' && text && !text.includes('/favicon.ico')) complaints.push(text);
  });
  await browser.sessionSubscribe({ events: ['log.entryAdded'] });
  return {
    browser,
    complaints: () => complaints.splice(0),
    resize: (width: number, height: number) => browser.setViewport({ width, height }),
    opened: () => undefined,
    close: async () => {
      await browser.deleteSession();
      driver.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
