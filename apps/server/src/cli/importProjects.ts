import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createFileStore } from '../outside/files/index.ts';
import { importProjects, type ImportResult } from '../projects/importProjects.ts';
import { insertSystemMember } from '../users/systemMember.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `Usage: npm run import-projects -- FILE.jsonl [--creator USERNAME]

Adds the projects of a JSON Lines file. Projects whose name already exists are skipped.
--creator   Username of the member who is shown as their creator; by default "Registry import".
Exit code: 0 all lines are in, 1 some were refused (the others are in), 130 interrupted, 2 it could not start.`;

/** Number of lines between two progress reports when the output is not a terminal. */
const REPORT_EVERY = 100;

function readArguments(args: string[]): { file: string; creator: string | undefined } {
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { creator: { type: 'string' } } });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n\n${USAGE}`);
  }
  const [file, ...rest] = parsed.positionals;
  if (!file || rest.length > 0) throw new ConfigError(USAGE);
  return { file, creator: parsed.values.creator };
}

async function findMember(db: Database, username: string): Promise<number> {
  const member = await db
    .selectFrom('username')
    .select('user_id')
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!member) throw new ConfigError(`No member has the username ${username}.`);
  return member.user_id;
}

const counts = ({ added, known, refused }: ImportResult) =>
  `${added} added, ${known} already there, ${refused.length} refused`;

function report(result: ImportResult, line: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[KLine ${line}: ${counts(result)}`);
  else if (line % REPORT_EVERY === 0) process.stderr.write(`Line ${line}: ${counts(result)}\n`);
}

function summarize(result: ImportResult): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  for (const { line, reason } of result.refused) console.error(`Line ${line} refused: ${reason}`);
  console.log(`${result.interrupted ? 'Interrupted: ' : ''}${counts(result)}.`);
}

runCommand(readArguments, async (db, { file, creator }, config) => {
  const creatorId = creator === undefined ? await insertSystemMember(db, systemClock()) : await findMember(db, creator);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const result = await importProjects({ db, clock: systemClock, files: await createFileStore(config) }, file, {
    creatorId,
    signal: stopping.signal,
    onLine: report,
  });
  summarize(result);
  if (result.interrupted) return 130;
  return result.refused.length > 0 ? 1 : 0;
});
