import { systemClock } from '../clock.ts';
import { ConfigError, loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { explain } from '../explain.ts';
import { importQuizzes, QuizFileError } from '../quizzes/importQuizzes.ts';

const USAGE = `Usage: npm run import-quizzes -- FILE.yaml

Adds the quizzes of a YAML file: a list of { key, title, questions: [{ question, options: { A, B, C, D }, answer }] },
each text in en, ru, zh, es and tr. Keys that are there already are left alone.
Exit code: 0 all are in, 1 some were refused (the others are in), 2 it could not start.`;

async function main(): Promise<number> {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || file.startsWith('-') || rest.length > 0) throw new ConfigError(USAGE);
  const { db, close } = await openDatabase(loadConfig(process.env));
  try {
    await migrate(db);
    const { added, known, refused } = await importQuizzes({ db, clock: systemClock }, file);
    for (const { place, reason } of refused) console.error(`Quiz ${place} refused: ${reason}`);
    console.log(`${added} added, ${known} already there, ${refused.length} refused.`);
    return refused.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const { code, syscall, path } = error as NodeJS.ErrnoException;
    const unread = syscall === 'open' || syscall === 'read' ? `${path ?? 'The file'} cannot be read (${code}).` : null;
    console.error(unread ?? (error instanceof QuizFileError ? error.message : explain(error)));
    process.exit(2);
  },
);
