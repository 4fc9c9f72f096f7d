import { systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import { importQuizzes } from '../quizzes/importQuizzes.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `Usage: npm run import-quizzes -- FILE.yaml

Adds the quizzes of a YAML file: a list of { key, title, questions: [{ question, options: { A, B, C, D }, answer }] },
each text in en, ru, zh, es and tr. Keys that are there already are left alone.
Exit code: 0 all are in, 1 some were refused (the others are in), 2 it could not start.`;

function readArguments([file, ...rest]: string[]): string {
  if (!file || file.startsWith('-') || rest.length > 0) throw new ConfigError(USAGE);
  return file;
}

runCommand(readArguments, async (db, file) => {
  const { added, known, refused } = await importQuizzes({ db, clock: systemClock }, file);
  for (const { place, reason } of refused) console.error(`Quiz ${place} refused: ${reason}`);
  console.log(`${added} added, ${known} already there, ${refused.length} refused.`);
  return refused.length > 0 ? 1 : 0;
});
