import { median, type Figure } from './figures.ts';
import { siteData, start as startCommand } from './site.ts';

const rounds = 3;

/** Measures the time from `npm start` to the first answered call, with an up-to-date build and existing data. */
export async function start(): Promise<Figure[]> {
  const DATA_DIR = await siteData();
  // Builds recent changes first, so that the build isn't measured.
  await (await startCommand('npm', ['start'], { DATA_DIR })).stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const site = await startCommand('npm', ['start'], { DATA_DIR });
    times.push((performance.now() - began) / 1000);
    await site.stop();
  }
  return [
    {
      name: `second npm start, median of ${rounds}`,
      value: median(times),
      unit: 's',
      bar: { atMost: 5 },
      details: [`rounds: ${times.map((time) => time.toFixed(1)).join(' ')} s`],
    },
  ];
}
