import { Agent, get } from 'node:http';
import { median, type Figure } from './figures.ts';
import { cpuTime } from './listCpu.ts';
import { startSite, type Running } from './site.ts';

const rounds = 7;

/** Slightly longer than the server caches a rendered page, in ms. */
const keptFor = 10_500;

/** Variants of the list, each with its own cache entry. */
const variants = ['en', 'ru', 'zh', 'es', 'tr'].flatMap((lang) =>
  ['', 'total_upvotes'].flatMap((sort) => [1, 2, 3, 4].map((page) => `lang=${lang}&sort=${sort}&page=${page}`)),
);

/** Other pages, whose times are printed as details only. */
const others = ['/', '/leaderboard', '/pwr-community', '/pwr-quiz', '/faq', '/projects/1', '/profile/1'];

/** Measures the server's CPU time for a rendered page and for a cached one, both including compression. */
export async function render(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const measure = async (addresses: string[]) => {
      const before = cpuTime(site.process.pid!);
      for (const address of addresses) await fetchPage(site, address, agent);
      return (cpuTime(site.process.pid!) - before) / 1000 / addresses.length;
    };
    const rendered: number[] = [];
    const kept: number[] = [];
    const pause = () => new Promise((done) => setTimeout(done, keptFor));
    const addresses = variants.map((search) => `/projects?${search}`);
    // Lets V8 compile the code before the measured rounds.
    await measure(addresses);
    for (let round = 0; round < rounds; round += 1) {
      await pause();
      rendered.push(await measure(addresses));
      kept.push(await measure(Array.from({ length: 200 }, () => addresses[0]!)));
    }
    await pause();
    const languages = ['en', 'ru', 'zh', 'es', 'tr'];
    const details: string[] = [];
    for (const path of others)
      details.push(`${path}: ${(await measure(languages.map((lang) => `${path}?lang=${lang}`))).toFixed(1)} ms`);
    agent.destroy();
    const spread = (times: number[]) => `rounds: ${times.map((time) => time.toFixed(1)).join(', ')} ms`;
    return [
      {
        name: 'render of /projects: CPU on the server',
        value: median(rendered),
        unit: 'ms',
        bar: { atMost: 20 },
        details: [spread(rendered), ...details],
      },
      { name: 'the same, kept', value: median(kept), unit: 'ms', bar: { atMost: 2.5 }, details: [spread(kept)] },
    ];
  } finally {
    await site.stop();
  }
}

/** Fetches a page; rejects if the server answers without its content. */
function fetchPage({ url }: Running, address: string, agent: Agent): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    get(url + address, { agent, headers }, (reply) => {
      let size = 0;
      reply.on('data', (chunk: Buffer) => (size += chunk.length));
      reply.on('end', () => (size > 8000 ? resolve() : reject(new Error(`${address} came without its content`))));
    }).on('error', reject);
  });
}
