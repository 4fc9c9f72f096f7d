import { pace, withPage } from './browser.ts';
import { median, quantile, type Figure } from './figures.ts';
import { timeTo } from './flip.ts';

const throttle = 4;
const rounds = 15;

/** From the press on a card, after the pointer came to it, to the first paint with the dialog's content. */
export async function quickView(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await page.goto(`${url}/projects`);
    await page.getByRole('article').first().waitFor();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const times: number[] = [];
    const paces: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const link = page
        .getByRole('article')
        .nth(round % 5)
        .getByRole('link')
        .first();
      await link.hover();
      await page.waitForLoadState('networkidle');
      paces.push(await pace(page));
      times.push(await timeTo(page, `document.querySelector('[role=dialog] [role=tabpanel]') !== null`));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    return [
      {
        name: `quick view at ${throttle}× throttle, median of ${rounds}`,
        value: median(times),
        unit: 'ms',
        bar: { atMost: 100 },
      },
      {
        name: 'the same, p95',
        value: quantile(times, 0.95),
        unit: 'ms',
        details: [
          `rounds: ${times.map(Math.round).join(' ')} ms`,
          `the same loop before each: ${paces.map(Math.round).join(' ')} ms`,
        ],
      },
    ];
  });
}
