import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from 'webdriverio';

/** A running browser, with the operations that differ between engines. */
export interface Engine {
  browser: Browser;
  /** Resizes the viewport. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Called after each page load. */
  opened: () => unknown;
  /** Returns the errors that the page reported since the last call (Firefox) or since it loaded (WebKitGTK). */
  complaints: () => Promise<string[]> | string[];
  close: () => Promise<void>;
}

/** XPath steps that limit a search to a part of the page. */
export const within = { header: 'header', main: 'main', form: 'form', dialog: '*[@role="dialog"]', card: 'article' };

const find = (scope: string | undefined, tag: string, condition: string) =>
  `${scope ? `//${scope}` : ''}//*[self::${tag} or @role="${tag}"][${condition}]`;

/** XPath of elements with this tag or role, whose text or label is exactly `name`. */
export const named = (tag: string, name: string, scope?: string) =>
  find(scope, tag, `normalize-space(.)="${name}" or @aria-label="${name}"`);

/** XPath of elements with this tag or role, whose text or label starts with `name`. */
export const beginning = (tag: string, name: string, scope?: string) =>
  find(scope, tag, `starts-with(normalize-space(.), "${name}") or starts-with(@aria-label, "${name}")`);

/** XPath of the field with this label. */
export const field = (label: string) =>
  `//*[self::input or self::textarea][@aria-label="${label}" or @id=//label[normalize-space(.)="${label}"]/@for]`;

/** Accounts at the demo's identity provider; an empty string creates a new one. */
export type Account = 'demo-member' | 'demo-admin' | '';

/** Creates a session with the same requests as the identity provider's popup. Runs in the page. */
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

/**
 * Describes the focused element. `isInSight` is true if its upper and lower edges are in the viewport and nothing
 * covers them. Runs in the page.
 */
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
    load,
    /**
     * Returns to the first window, clears local storage (session and settings), and restores the default viewport size.
     */
    async reset() {
      // A failed check may have left its popup open.
      const [first] = await browser.getWindowHandles();
      await browser.switchToWindow(first!);
      await load('/backend/ready');
      await browser.execute(() => localStorage.clear());
      await resize(1280, 900);
    },
    /** Signs in and loads an address. */
    async loadAs(account: Account, path: string) {
      await load('/backend/ready');
      // Without its cookies, the identity provider asks for an account again instead of using the last one.
      await browser.deleteCookies();
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      await browser.execute(makeSession, account, verifier, challenge);
      await load(path);
      await browser.$(`${within.header} button[aria-label*="’s account"]`).waitForExist();
    },
    /** Focuses an element as soon as it is displayed. */
    async focusOn(css: string) {
      await browser.$(css).waitForDisplayed();
      await browser.execute((selector) => document.querySelector<HTMLElement>(selector)!.focus(), css);
    },
    focus: () => browser.execute(readFocus),
    path: async () => (await browser.getUrl()).slice(origin.length),
    text: (selector: string) => browser.$(selector).getText(),
    count: (selector: string) => browser.$$(selector).length,
    /** Clicks the first matching element as soon as it is clickable. */
    async click(selector: string) {
      const element = browser.$(selector);
      await element.waitForClickable();
      await element.click();
    },
  };
  return tab;
}

export type Tab = ReturnType<typeof openTab>;
