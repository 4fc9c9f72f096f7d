import { existsSync } from 'node:fs';
import { remote } from 'webdriverio';
import { startDisplay } from './display.ts';
import { PATIENCE, start } from './processes.ts';
import { freePort } from './site.ts';

/** Path of WebKitGTK's test browser, which ships with the library in a folder named after the architecture. */
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);

interface Complaining {
  complaints: string[];
}

/** Records the page's errors from now on, because the driver has no log. Runs in the page. */
function recordComplaints() {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const { error } = console;
  console.error = (...args: unknown[]) => {
    complaints.push(args.map(String).join(' '));
    error(...args);
  };
}

/** Starts Debian's WebKitGTK. */
export async function openWebKit() {
  if (!miniBrowser) throw new Error('The package libwebkit2gtk-4.1-0 has no MiniBrowser.');
  const display = await startDisplay();
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display.name, LC_ALL: 'C.UTF-8' });
  const options = { binary: miniBrowser, args: ['--automation'] };
  const browser = await remote({
    hostname: '127.0.0.1',
    port,
    logLevel: 'error',
    waitforTimeout: PATIENCE,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': options,
    } as WebdriverIO.Capabilities,
  });
  /** Resizes the window so that the viewport, without the window's toolbar, gets the given size. */
  async function resize(width: number, height: number) {
    const [barWidth, barHeight] = await browser.execute(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    await browser.setWindowSize(width + barWidth!, height + barHeight!);
  }
  return {
    browser,
    complaints: () => browser.execute(() => (window as unknown as Complaining).complaints),
    resize,
    opened: () => browser.execute(recordComplaints),
    close: async () => {
      await browser.deleteSession();
      await driver.stop();
      await display.stop();
    },
  };
}
