import { withPage } from './browser.ts';
import { median, quantile, spread, type Figure } from './figures.ts';
import { timeTo } from './flip.ts';

const throttle = 4;
const rounds = 15;

/** Measures the time from a click on a hovered card to the first paint of the dialog's content. */
export async function quickView(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await page.goto(`${url}/projects`);
    await page.getByRole('article').first().waitFor();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const card = page.getByRole('article').nth(round % 5);
      await card.getByRole('link').first().hover();
      await page.waitForLoadState('networkidle');
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
        details: [spread(times)],
      },
      { name: 'the same, p95', value: quantile(times, 0.95), unit: 'ms' },
    ];
  });
}
