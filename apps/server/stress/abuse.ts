// npm run test:abuse -- [--engine PGlite|PostgreSQL] [--only WORDS] [--short]: attacks a production build from outside, a
// case at a time, each on an empty site of its own, and prints a line a case. Exit code 1 where one did not hold.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres.ts';
import { addresses } from './abuse/addresses.ts';
import { bounds } from './abuse/bounds.ts';
import { runCase } from './abuse/case.ts';
import { page } from './abuse/page.ts';
import { pictures } from './abuse/pictures.ts';
import { points } from './abuse/points.ts';
import { proxies } from './abuse/proxies.ts';
import { sessions } from './abuse/sessions.ts';
import { signIn } from './abuse/signIn.ts';
import { statuses } from './abuse/statuses.ts';
import { updates } from './abuse/updates.ts';
import { engines } from './databases.ts';

const areas = { page, signIn, addresses, points, pictures, bounds, proxies, statuses, sessions, updates };

const { values } = parseArgs({
  options: { engine: { type: 'string' }, only: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const chosenEngines = engines.filter((engine) => values.engine === undefined || values.engine === engine);
const chosen = Object.entries(areas).flatMap(([area, cases]) =>
  cases
    .map((abuse) => ({ abuse, title: `${area}: ${abuse.name}` }))
    .filter(({ abuse, title }) => !(values.short && abuse.isLong) && title.includes(values.only ?? '')),
);
if (chosenEngines.length === 0 || chosen.length === 0) {
  console.error('There is no such engine or no such case.');
  process.exit(1);
}

const postgres = await startPostgres();
let passed = 0;
let failed = 0;
try {
  for (const { abuse, title } of chosen)
    for (const engine of chosenEngines) {
      const began = performance.now();
      const outcome = await runCase(abuse, engine, postgres.url).then(
        (seen) => ({ holds: true, says: seen }),
        (error: Error) => ({ holds: false, says: error.message.split('\n', 1)[0]! }),
      );
      if (outcome.holds) passed++;
      else failed++;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${outcome.holds ? '✓' : '✗'} ${title} (${engine}, ${seconds} s): ${outcome.says}`);
    }
} finally {
  postgres.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
