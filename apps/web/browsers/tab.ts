import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from 'webdriverio';

/** A browser that is open. */
export interface Engine {
  browser: Browser;
  /** Gives the page this room. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Tells it that a page was loaded. */
  opened: () => unknown;
  /** Errors of the page that were reported since the last call. */
  complaints: () => Promise<string[]> | string[];
  close: () => Promise<void>;
}

/** XPaths of what elements are looked for in. */
export const within = { header: 'header', main: 'main', form: 'form', dialog: '*[@role="dialog"]', card: 'article' };

const find = (scope: string | undefined, tag: string, condition: string) =>
  `${scope ? `//${scope}` : ''}//*[self::${tag} or @role="${tag}"][${condition}]`;

/** Elements with a tag or role whose text or label is this, as an XPath. */
export const named = (tag: string, name: string, scope?: string) =>
  find(scope, tag, `normalize-space(.)="${name}" or @aria-label="${name}"`);

/** Elements with a tag or role whose text or label begins with this, as an XPath. */
export const beginning = (tag: string, name: string, scope?: string) =>
  find(scope, tag, `starts-with(normalize-space(.), "${name}") or starts-with(@aria-label, "${name}")`);

/** A field by its label, as an XPath. */
export const field = (label: string) =>
  `//*[self::input or self::textarea][@aria-label="${label}" or @id=//label[normalize-space(.)="${label}"]/@for]`;

/** What the demo's identity provider knows its accounts by. */
export type Account = 'demo-member' | 'demo-admin' | '';

/** Runs in the page: makes a session by the calls behind the window of the identity provider. */
async function makeSession(account: string, verifier: string, challenge: string) {
  const callbackUrl = `${location.origin}/auth-callback`;
  const choice = await fetch(`/backend/api/login/twitter?${new URLSearchParams({ callbackUrl, challenge })}`);
  const callback = await fetch(choice.url, { method: 'POST', body: new URLSearchParams({ account }) });
  const reply = await fetch('/backend/api/login/twitter/burnToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ burnerToken: new URL(callback.url).searchParams.get('burner'), verifier }),
  });
  const { token } = (await reply.json()) as { token: string };
  localStorage.setItem('bearerToken', token);
  localStorage.setItem('authSession', 'true');
}

/** Runs in the page: what has the focus, and whether nothing covers it. */
function readFocus() {
  const element = document.activeElement ?? document.body;
  const { x, y, width, height } = element.getBoundingClientRect();
  const hits = [y + 2, y + height - 2].map((at) => document.elementFromPoint(x + width / 2, at));
  return {
    tag: element.tagName.toLowerCase(),
    id: element.id,
    name: element.getAttribute('aria-label') ?? element.textContent.trim(),
    isInSight: hits.every((hit) => hit !== null && (element.contains(hit) || hit.contains(element))),
  };
}

/** Drives the site in one browser. */
export function openTab({ browser, resize, opened, complaints, close }: Engine, origin: string) {
  const load = async (path: string) => {
    await browser.url(origin + path);
    await opened();
  };
  const tab = {
    browser,
    complaints,
    close,
    resize,
    /** Loads an address of the site. */
    load,
    /** Forgets whoever was signed in, and what they chose. */
    async reset() {
      // A check that failed may have left the window that it opened.
      const [first] = await browser.getWindowHandles();
      await browser.switchToWindow(first!);
      await load('/backend/ready');
      await browser.execute(() => localStorage.clear());
      await resize(1280, 900);
    },
    /** Signs in, and loads an address. */
    async loadAs(account: Account, path: string) {
      await load('/backend/ready');
      // The identity provider remembers whom it knows already.
      await browser.deleteCookies();
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      await browser.execute(makeSession, account, verifier, challenge);
      await load(path);
      await browser.$(beginning('button', 'Account of', within.header)).waitForExist();
    },
    /** Gives the focus to an element, as soon as there is one. */
    async focusOn(css: string) {
      await browser.$(css).waitForDisplayed();
      await browser.execute((selector) => document.querySelector<HTMLElement>(selector)!.focus(), css);
    },
    focus: () => browser.execute(readFocus),
    path: async () => (await browser.getUrl()).slice(origin.length),
    text: (selector: string) => browser.$(selector).getText(),
    count: (selector: string) => browser.$$(selector).length,
    /** Clicks the first element that matches, once it is there. */
    async click(selector: string) {
      const element = browser.$(selector);
      await element.waitForClickable();
      await element.click();
    },
  };
  return tab;
}

export type Tab = ReturnType<typeof openTab>;
