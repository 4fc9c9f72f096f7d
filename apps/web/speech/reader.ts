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

/** Orca's key for switching between its two modes: browsing the page, and operating its controls. */
export const switchMode = 'Insert+a';

/** Interval between activity checks, in ms. */
const INTERVAL = 100;
/**
 * Number of idle, silent intervals after which Orca counts as done. Together, they are longer than the site's delays
 * before announcements.
 */
const QUIET = 7;
/** Maximum CPU time that idle programs use during these intervals, in ticks of 10 ms. Clocks on the page use some. */
const WAITING = 6;

const preferences = {
  'accessibility.force_disabled': -1,
  // A scene may leave a form with unsaved text, and the browser's prompt would block the next scene.
  'dom.disable_beforeunload': true,
  // Orca announces visited links, so its output would depend on earlier scenes.
  'layout.css.visited_links_enabled': false,
  'places.history.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Starts the site, Firefox and Orca. Returns a simulated user who presses keys and records all that Orca says. */
export async function openReader() {
  const display = await startDisplay();
  const orca = await startOrca(display.name);
  const [site, firefox] = await Promise.all([startSite(), openFirefox(preferences, orca.env)]);
  const tab = openTab(firefox, site.origin);
  const xdotool = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('xdotool', args, { env: { ...process.env, ...orca.env } });
    return stdout.trim();
  };
  // Without a window manager, no window gets keyboard focus automatically.
  await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync');

  let notes: string[] = [];
  let step: string[] = [];

  /** Adds new phrases to the current step and returns their number. */
  function listen() {
    const phrases = orca.takePhrases();
    step.push(...phrases);
    return phrases.length;
  }

  /** Waits until the site, Firefox and Orca are idle and silent. Throws after a minute. */
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

  /** Switches Orca to browse mode, because Orca keeps the mode of the previous scene. */
  async function browse() {
    step = [];
    for (let tries = 0; tries < 2 && !step.includes('Browse mode'); tries += 1) {
      await xdotool('key', switchMode);
      await settle();
    }
  }

  return {
    tab,
    /** Opens an address in a fresh state. Speech during the page load is dropped, because it depends on timing. */
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
     * Presses keys one after the other, and waits for Orca after each argument. An argument can hold several keys,
     * separated by spaces.
     */
    press: async (...keys: string[]) => {
      for (const key of keys) await take(key, () => xdotool('key', '--clearmodifiers', ...key.split(' ')));
    },
    /** Drops the recorded speech. When a dialog first opens, speech depends on how fast its code loads. */
    forget: () => {
      notes = [];
    },
    /** Types text into the focused field. */
    type: (text: string) => take(`type ${text}`, () => xdotool('type', '--delay', '40', text)),
    /** Returns the keys pressed and all that Orca said since the address was opened, or since `forget`. */
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
