import { calmest, paced, paceWords, type Round } from './calm.ts';
import { withPage } from './browser.ts';
import { median, quantile, type Figure } from './figures.ts';
import { timeTo } from './flip.ts';

const throttle = 4;
const rounds = 45;

/** Time from the press on a card, with the pointer already there, to the first paint of the dialog's content. */
export async function quickView(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await page.goto(`${url}/projects`);
    await page.getByRole('article').first().waitFor();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const all: Round<number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const card = page.getByRole('article').nth(round % 5);
      await card.getByRole('link').first().hover();
      await page.waitForLoadState('networkidle');
      all.push(
        await paced(page, async () => {
          const time = await timeTo(page, `document.querySelector('[role=dialog] [role=tabpanel]') !== null`);
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          return time;
        }),
      );
    }
    const times = calmest(all);
    const every = all.map(({ value }) => value);
    return [
      {
        name: `quick view at ${throttle}× throttle, median of the ${times.length} calmest rounds of ${rounds}`,
        value: median(times),
        unit: 'ms',
        bar: { atMost: 100 },
        details: [`rounds: ${times.map(Math.round).join(' ')} ms; ${paceWords(all)}`],
      },
      { name: 'the same, p95', value: quantile(times, 0.95), unit: 'ms' },
      { name: `median of all ${rounds} rounds, calm or not`, value: median(every), unit: 'ms' },
    ];
  });
}
