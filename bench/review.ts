import type { Page } from '@playwright/test';
import { withPage } from './browser.ts';
import { quantile, type Figure } from './figures.ts';
import { signIn } from './signIn.ts';

const decisions = 100;

/** Time limit for the last decisions to reach the server, in ms. */
const ARRIVAL_LIMIT = 10_000;

const reasonKeys = ['1', '2', '3', '4', '5'];

type Timing = Window & { next: Promise<number> };

/** Measures the time from a decision to the paint of the next submission, while an admin reviews 100 by keyboard. */
export async function review(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    const member = await page.context().browser()!.newPage({ locale: 'en-US' });
    await signIn(member, url, 'Demo member');
    await submit(member, url);
    await member.close();

    await signIn(page, url, 'Demo admin');
    await page.goto(`${url}/admin?search=demo-member`);
    const queue = page.getByRole('list', { name: 'Review queue' });
    await queue.getByRole('button').first().waitFor();
    const waiting = await waitingFor(page, url);
    if (waiting < decisions) throw new Error(`Only ${waiting} submissions wait for a decision.`);
    await queue.getByRole('button').first().focus();
    await page.keyboard.press('Enter');

    const times: number[] = [];
    let pressed = 0;
    const press = async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    };
    for (let decision = 0; decision < decisions; decision += 1) {
      // Waits for the next page of submissions if all of the current page are decided.
      await page.locator('[data-part=item][aria-current]').waitFor();
      const isRejection = decision % 3 === 2;
      if (isRejection) await press(reasonKeys[decision % reasonKeys.length]!);
      await page.evaluate(timeNext);
      await press(isRejection ? 'r' : 'a');
      times.push(await page.evaluate(() => (window as unknown as Timing).next));
    }
    // The last decisions are still being sent.
    const end = performance.now() + ARRIVAL_LIMIT;
    let decided: number;
    do decided = waiting - (await waitingFor(page, url));
    while (decided < decisions && performance.now() < end);
    if (decided !== decisions) throw new Error(`${decided} of ${decisions} decisions arrived.`);
    return [
      { name: `keys pressed for ${decisions} decisions, the mouse not once`, value: pressed, unit: '' },
      {
        name: `from a decision to the next submission, p95 of ${decisions}`,
        value: quantile(times, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        details: [`slowest: ${Math.round(Math.max(...times))} ms, median: ${Math.round(quantile(times, 0.5))} ms`],
      },
    ];
  });
}

const authorization = async (page: Page) =>
  `Bearer ${await page.evaluate(() => localStorage.getItem('bearerToken') ?? '')}`;

/** Submits posts for review, as fast as the server accepts them. */
async function submit(page: Page, url: string): Promise<void> {
  const headers = { authorization: await authorization(page) };
  for (let post = 0; post < decisions;) {
    const data = { url: `https://x.com/demo/status/${8_000_000_000_000_000 + post}` };
    const reply = await page.request.post(`${url}/backend/api/user/twitterSubmitEmbedURL`, { data, headers });
    if (reply.status() === 201) post += 1;
    else if (reply.status() === 429) await page.waitForTimeout(1000 * Number(reply.headers()['retry-after'] ?? 1));
    else throw new Error(`A post was answered with ${reply.status()}.`);
  }
}

async function waitingFor(page: Page, url: string): Promise<number> {
  const reply = await page.request.get(
    `${url}/backend/api/admin/contentSubmissions?status=In%20Review&searchTerm=demo-member&itemsPerPage=1`,
    { headers: { authorization: await authorization(page) } },
  );
  return ((await reply.json()) as { metadata: { totalItems: number } }).metadata.totalItems;
}

/** Runs in the page: measures from the next key press to the paint of the frame in which another submission is open. */
function timeNext() {
  const open = () => document.querySelector('[data-part=item][aria-current]')?.textContent;
  const before = open();
  (window as unknown as Timing).next = new Promise((resolve) => {
    const onKey = ({ timeStamp }: Event) => {
      const look = () => {
        if (open() === before) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', onKey, { capture: true, once: true });
  });
}
