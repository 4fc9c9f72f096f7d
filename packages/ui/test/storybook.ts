import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, devices, expect, type Page } from '@playwright/test';
import { isPage } from '../../../.storybook/a11y.ts';

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs' };
type Globals = Record<string, unknown>;

/** Globals of Storybook's preview. */
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data?: unknown): void;
    on(event: string, listener: (story: { storyId: string; status: string; newPhase: string }) => void): void;
    off(event: string, listener: (story: { storyId: string; status: string; newPhase: string }) => void): void;
  };
  var __STORYBOOK_PREVIEW__: {
    currentRender: { story: { storyGlobals: Globals & { viewport?: { value?: string } }; parameters: Globals } };
    storyStoreValue: {
      getStoryContext(story: object): {
        args: Record<string, unknown>;
        argTypes: Record<string, { control?: { type: string }; options?: unknown[] }>;
      };
    };
  };
}

const index = join(import.meta.dirname, '../../../storybook-static/index.json');

const entries = Object.values(
  (JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries,
).sort((a, b) => (a.id < b.id ? -1 : 1));

/** All stories of the built Storybook. */
export const stories = entries.filter(({ type }) => type === 'story');

/** All documentation pages of the built Storybook. */
export const docs = entries.filter(({ type }) => type === 'docs');

/** Stories that are whole pages. */
export const pages = stories.filter(({ title }) => isPage(title));

/** A fixed time, so that no countdown changes between two screenshots. */
const noon = new Date('2026-03-18T12:00:00Z');
export const desktop = { width: 1280, height: 900 };
/** Storybook's viewports by name. */
const viewports: Record<string, { width: number; height: number }> = {
  mobile1: { width: 320, height: 568 },
  mobile2: { width: 414, height: 896 },
  tablet: { width: 834, height: 1112 },
};

/** Globals that every story starts with. The addon's own axe run is off, because the matrix runs axe. */
const plain: Globals = {
  language: 'en',
  direction: 'ltr',
  scheme: 'light',
  brand: 'own',
  motion: 'full',
  width: 'full',
  a11y: { manual: true },
};

/**
 * Console messages that don't come from the components. Plays may fail here because of changed text, the stopped clock
 * or another width; `npm test -- stories` covers them. The others are exceptions inside a checker, and YouTube's
 * player, whose frame is blocked. The build shortens the names of errors.
 */
const foreign =
  /^(?:TestingLibraryElementError|AssertionError|\w+: expect\(|RULE EXCEPTION|Failed to execute 'postMessage')/;

/** Errors and warnings in the console of each page, collected while `isRead` is true. */
const consoles = new WeakMap<Page, { isRead: boolean; said: string[] }>();

function listen(page: Page): void {
  const own = { isRead: false, said: [] as string[] };
  consoles.set(page, own);
  page.on('pageerror', ({ message }) => own.isRead && own.said.push(message));
  page.on('console', (message) => {
    if (!own.isRead || !['error', 'warning'].includes(message.type()) || foreign.test(message.text())) return;
    own.said.push(message.text());
  });
}

/** Starts or stops collecting console messages. */
const read = (page: Page, isRead: boolean) => Object.assign(consoles.get(page)!, { isRead });

/** Sends an event to the preview, and waits until the story has rendered and its `play`, if it runs, has finished. */
export async function send(page: Page, storyId: string, event: string, data: object): Promise<void> {
  const status = await page.evaluate(
    ([id, name, content]) =>
      new Promise<string>((resolve) => {
        let isPlaying = false;
        const onPhase = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
          if (storyId !== id) return;
          if (newPhase === 'playing') isPlaying = true;
          if (['played', 'errored', 'aborted'].includes(newPhase)) isPlaying = false;
        };
        const onFinished = (story: { storyId: string; status: string }) => {
          // A `play` that changes globals renders its story again, which finishes first.
          if (story.storyId !== id || isPlaying) return;
          __STORYBOOK_ADDONS_CHANNEL__.off('storyRenderPhaseChanged', onPhase);
          __STORYBOOK_ADDONS_CHANNEL__.off('storyFinished', onFinished);
          resolve(story.status);
        };
        __STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', onPhase);
        __STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', onFinished);
        __STORYBOOK_ADDONS_CHANNEL__.emit(name, content);
      }),
    [storyId, event, data] as const,
  );
  if (status === 'error') throw new Error(`The story failed: ${await page.locator('#error-message').textContent()}`);
}

/** Storybook recognizes tests by this user agent: animations then end immediately, and nothing waits for them. */
const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** The story whose globals were changed last, for each page. */
const changed = new WeakMap<Page, string>();

/**
 * Shows a story as written, in its own viewport, and returns the viewport. Resets everything that the previous story
 * left: globals, focus, pointer and input modality.
 */
export async function show(page: Page, storyId: string): Promise<{ width: number; height: number }> {
  const before = changed.get(page);
  if (before) await change(page, before, {});
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  // Makes React Aria and `:focus-visible` treat the keyboard as the last input; no story listens to this key.
  await page.keyboard.press('F9');
  await page.setViewportSize(desktop);
  read(page, true);
  await send(page, storyId, 'setCurrentStory', { storyId, viewMode: 'story' });
  const name = await page.evaluate(() => __STORYBOOK_PREVIEW__.currentRender.story.storyGlobals.viewport?.value);
  const viewport = name ? viewports[name] : undefined;
  if (!viewport) return desktop;
  await page.setViewportSize(viewport);
  await send(page, storyId, 'forceRemount', { storyId });
  return viewport;
}

/** Changes globals of the current story, which keeps its state. Its `play` may fail, because its text has changed. */
export async function change(page: Page, storyId: string, globals: Globals): Promise<void> {
  read(page, false);
  await send(page, storyId, 'updateGlobals', { globals: { ...plain, ...globals } });
  if (Object.keys(globals).length > 0) changed.set(page, storyId);
  else changed.delete(page);
}

/**
 * Loads the preview without a story, which Storybook reports as an error. The first story is then selected like any
 * other.
 */
export async function load(page: Page): Promise<void> {
  read(page, false);
  await page.goto('/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true');
  await page.locator('body.sb-show-errordisplay').waitFor({ state: 'attached' });
  // As in `npm test -- stories`, tests look at the end state. A dialog that fades in is not visible in its first frame.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; }',
  });
  changed.delete(page);
}

interface Automatic {
  /** Fails each test in which the page logs an error or a warning. */
  quietConsole: void;
}

/** One page per worker for all stories, because loading each story separately would take ten times as long. */
export const test = base.extend<Automatic, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ ...project.use, userAgent, viewport: desktop });
      listen(page);
      await page.clock.setFixedTime(noon);
      await load(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ preview }, use) => {
      read(preview, true);
      await use();
      expect(consoles.get(preview)!.said.splice(0), 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});
