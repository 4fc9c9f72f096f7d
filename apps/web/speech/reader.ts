import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startDisplay } from '../browsers/display.ts';
import { openFirefox } from '../browsers/firefox.ts';
import { PATIENCE } from '../browsers/processes.ts';
import { startSite } from '../browsers/site.ts';
import { openTab, type Account } from '../browsers/tab.ts';
import { readActivity } from './activity.ts';
import { startOrca } from './orca.ts';

/** Orca's keys that switch between its two modes: browsing the page, and operating its controls. */
export const switchMode = 'Insert+a';

/** The interval between two looks at the programs, in ms. */
const INTERVAL = 100;
/** Intervals without work and speech that show that all has been said. They cover the site's pauses before it announces. */
const QUIET = 7;
/** CPU time of programs that only wait in these intervals, in ticks of 10 ms. Clocks on the page need some. */
const WAITING = 6;

const preferences = {
  'accessibility.force_disabled': -1,
  // A scene may leave a form with unsaved text. The prompt would block the next scene.
  'dom.disable_beforeunload': true,
  // Orca says which links were visited, which would depend on the scenes before.
  'layout.css.visited_links_enabled': false,
  'places.history.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Starts a person with Orca and Firefox in front of the site, who presses keys and writes down what is said. */
export async function openReader() {
  const display = await startDisplay();
  const orca = await startOrca(display.name);
  const [site, firefox] = await Promise.all([startSite(), openFirefox(preferences, orca.env)]);
  const tab = openTab(firefox, site.origin);
  const xdotool = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('xdotool', args, { env: { ...process.env, ...orca.env } });
    return stdout.trim();
  };
  // Without a window manager, nothing gives a window the keyboard.
  await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync');

  let notes: string[] = [];
  let step: string[] = [];

  /** Adds the new phrases to the current step, and returns their number. */
  function listen() {
    const phrases = orca.takePhrases();
    step.push(...phrases);
    return phrases.length;
  }

  /** Waits until the programs have nothing to do and Orca is silent. */
  async function settle() {
    const recent: { ticks: number; isRunning: boolean; phrases: number }[] = [];
    let last = await readActivity();
    for (const end = Date.now() + 2 * PATIENCE; Date.now() < end;) {
      await pause(INTERVAL);
      const now = await readActivity();
      recent.push({ ...now, ticks: now.ticks - last.ticks, phrases: listen() });
      last = now;
      const latest = recent.slice(-QUIET);
      const sum = (read: (one: (typeof recent)[number]) => number) => latest.reduce((all, one) => all + read(one), 0);
      if (
        latest.length === QUIET &&
        sum(({ phrases }) => phrases) === 0 &&
        sum(({ ticks }) => ticks) <= WAITING &&
        sum(({ isRunning }) => Number(isRunning)) < QUIET / 2
      )
        return;
    }
    throw new Error(`The programs are still at work after: ${step.join('\n')}`);
  }

  async function take(title: string, act: () => Promise<unknown>) {
    if (notes.length > 0) notes.push('');
    step = [`> ${title}`];
    await act();
    await settle();
    notes.push(...step);
  }

  /** Switches Orca to browse mode, because it keeps the mode of the scene before. */
  async function browse() {
    step = [];
    for (let tries = 0; tries < 2 && !step.includes('Browse mode'); tries += 1) {
      await xdotool('key', switchMode);
      await settle();
    }
  }

  return {
    tab,
    /** Opens an address in a fresh state. What Orca says while a page loads depends on the speed, and isn't noted. */
    open: async (address: string, account?: Account) => {
      await tab.reset();
      await settle();
      await (account === undefined ? tab.load(address) : tab.loadAs(account, address));
      await settle();
      await browse();
      await xdotool('key', 'ctrl+Home');
      await settle();
      notes = [];
    },
    /**
     * Presses keys, one after the other, and waits after each one until all has been said. Keys that a space separates
     * follow each other at once.
     */
    press: async (...keys: string[]) => {
      for (const key of keys) await take(key, () => xdotool('key', '--clearmodifiers', ...key.split(' ')));
    },
    /** Forgets what was said. What Orca says when a dialog first opens depends on how fast its code loads. */
    forget: () => {
      notes = [];
    },
    /** Types text into the focused field. */
    type: (text: string) => take(`type ${text}`, () => xdotool('type', '--delay', '40', text)),
    /** Returns what was said since the address was opened, or since `forget`. */
    notes: () => notes,
    close: async () => {
      await firefox.close();
      await orca.stop();
      await site.stop();
      await display.stop();
    },
  };
}

export type Reader = Awaited<ReturnType<typeof openReader>>;
