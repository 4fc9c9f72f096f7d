import type { Page } from '@playwright/test';
import { withPage } from './browser.ts';
import { median, type Figure } from './figures.ts';

const rounds = 7;

/** Duration of a press, in ms. */
const held = 80;

/** Values on the page's `window`: the number of rendered components, and a mark that a reload would remove. */
type Counting = Window & { rendered: number; same?: boolean };

/**
 * Counts the components that switching the theme renders, except the pressed button, and the reloads that changing the
 * language causes: both must be 0. Also measures the time of both changes.
 */
export async function flip(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await page.addInitScript(countRenders);
    await page.goto(`${url}/projects`);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => ((window as unknown as Counting).same = true));

    const toggle = page.locator('[data-component=ThemeToggle]');
    await toggle.hover();
    // Waits for the offline banner, because the first interaction loads its code and renders it.
    await page.locator('[data-component=Banner]').waitFor({ state: 'attached' });
    const flips: number[] = [];
    await page.evaluate(() => ((window as unknown as Counting).rendered = 0));
    for (let round = 0; round < rounds; round += 1) {
      const before = await page.locator('html').getAttribute('class');
      flips.push(await timeTo(page, `document.documentElement.className !== '${before}'`));
    }
    const rendered = await page.evaluate(() => (window as unknown as Counting).rendered);

    const languages: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [name, title] = round % 2 ? ['English', 'Top Projects'] : ['Русский', 'Лучшие проекты'];
      await page
        .getByRole('banner')
        .getByRole('button', { name: /English|Русский/ })
        .click();
      const choice = page.getByRole('menuitemradio', { name });
      await choice.hover();
      languages.push(await timeTo(page, `document.querySelector('h1').textContent === '${title}'`));
    }
    const all = await page.evaluate(() => (window as unknown as Counting).rendered);
    if (all === rendered) throw new Error('A change of language renders no component either: they are not counted.');
    const reloads = (await page.evaluate(() => (window as unknown as Counting).same)) ? 0 : 1;
    return [
      { name: `components that ${rounds} theme flips render`, value: rendered, unit: '', bar: { atMost: 0 } },
      { name: 'theme flip, press to paint, median', value: median(flips), unit: 'ms' },
      { name: 'reloads by a change of language', value: reloads, unit: '', bar: { atMost: 0 } },
      { name: 'change of language, press to paint, median', value: median(languages), unit: 'ms' },
    ];
  });
}

/**
 * Presses at the pointer's position. Returns the time from the click event, which follows the release, to the paint of
 * the first frame in which `done` holds, in ms. Uses the mouse instead of `Locator.click`, whose hit test would count
 * toward the time.
 */
export async function timeTo(page: Page, done: string): Promise<number> {
  const measured = page.evaluate(
    (condition) =>
      new Promise<number>((resolve) => {
        const holds = new Function(`return ${condition}`) as () => boolean;
        const began = (event: Event) => {
          const look = () => {
            if (!holds()) return void requestAnimationFrame(look);
            // This frame is painted before the next task.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(0);
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', began, { capture: true, once: true });
      }),
    done,
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await press(page);
  return measured;
}

/** Presses at the pointer's position for as long as a reader does, so that the press is painted before the release. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(held);
  await page.mouse.up();
}

/** Runs in the page before React: counts rendered components, except those of the theme button. */
function countRenders() {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
    stateNode: unknown;
  }
  const page = window as unknown as Counting & { __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown };
  const isComponent = ({ tag }: Fiber) => [0, 1, 11, 14, 15].includes(tag);
  const firstElement = (fiber: Fiber | null): Element | null => {
    for (let at = fiber; at; at = at.sibling) {
      const found = at.tag === 5 ? (at.stateNode as Element) : firstElement(at.child);
      if (found) return found;
    }
    return null;
  };
  const visit = (fiber: Fiber, isOfButton: boolean) => {
    const ofButton = isOfButton || Boolean(firstElement(fiber.child)?.closest('[data-component=ThemeToggle]'));
    // React's flag for fibers that rendered; the others bailed out.
    const PERFORMED_WORK = 1;
    const hasRendered = !fiber.alternate || (fiber.flags & PERFORMED_WORK) !== 0;
    if (isComponent(fiber) && hasRendered && !ofButton) page.rendered += 1;
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, ofButton);
  };
  page.rendered = 0;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => visit(current, false),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
}
