// npm run test:abuse -- [--engine PGlite|PostgreSQL] [--only WORDS] [--short]: attacks a production build from
// outside, one case at a time, each on its own empty site, and prints a line per case. Exits with 1 if any case
// failed.
import { startPostgres } from '../test/postgres.ts';
import { addresses } from './abuse/addresses.ts';
import { bounds } from './abuse/bounds.ts';
import { runCase, type AbuseCase } from './abuse/case.ts';
import { disk } from './abuse/disk.ts';
import { page } from './abuse/page.ts';
import { pictures } from './abuse/pictures.ts';
import { points } from './abuse/points.ts';
import { proxies } from './abuse/proxies.ts';
import { sessions } from './abuse/sessions.ts';
import { signIn } from './abuse/signIn.ts';
import { statuses } from './abuse/statuses.ts';
import { updates } from './abuse/updates.ts';
import { createSite, engines, type Engine, type Site } from './databases.ts';
import { readOptions } from './options.ts';

const areas = { page, signIn, addresses, points, pictures, bounds, disk, proxies, statuses, sessions, updates };

const options = readOptions({
  engine: { type: 'text', choices: engines, about: 'Only this database' },
  only: { type: 'text', about: 'Only cases whose title contains this' },
  short: {
    type: 'flag',
    about: 'Leaves out long cases, and runs those that need no particular database on PostgreSQL alone',
  },
});
const enginesOf = (abuse: AbuseCase): readonly Engine[] =>
  options.short && abuse.isAnyEngine ? ['PostgreSQL'] : engines;
const chosen = Object.entries(areas).flatMap(([area, cases]) =>
  cases
    .map((abuse) => ({ abuse, title: `${area}: ${abuse.name}` }))
    .filter(({ abuse, title }) => !(options.short && abuse.isLong) && title.includes(options.only ?? ''))
    .flatMap((one) => enginesOf(one.abuse).map((engine) => ({ ...one, engine })))
    .filter(({ engine }) => engine === (options.engine ?? engine)),
);
if (chosen.length === 0) {
  console.error('No case matches these options.');
  process.exit(1);
}

const began = performance.now();
const secondsSince = (time: number) => ((performance.now() - time) / 1000).toFixed(1);
const postgres = await startPostgres();
const templates = new Map<Engine, Site>();
let passed = 0;
let failed = 0;
try {
  for (const engine of new Set(chosen.map((one) => one.engine)))
    templates.set(engine, await createSite(engine === 'PostgreSQL' ? postgres.url : undefined));
  for (const { abuse, title, engine } of chosen) {
    const caseBegan = performance.now();
    const outcome = await runCase(abuse, engine, templates.get(engine)!).then(
      (seen) => ({ holds: true, says: seen }),
      (error: Error) => ({ holds: false, says: error.message.split('\n', 1)[0]! }),
    );
    if (outcome.holds) passed++;
    else failed++;
    console.log(`${outcome.holds ? '✓' : '✗'} ${title} (${engine}, ${secondsSince(caseBegan)} s): ${outcome.says}`);
  }
} finally {
  for (const template of templates.values()) await template.remove();
  await postgres.stop();
}
console.log(`\n${passed} passed, ${failed} failed in ${secondsSince(began)} s`);
process.exit(failed ? 1 : 0);
