import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { ConfigError } from '../config.ts';
import { withRetry } from '../db/withRetry.ts';
import { UNACCEPTABLE, WITHOUT_THEM } from '../contract/cleanText.ts';
import type { Language } from '../contract/language.ts';

/** Default points for a correct answer. */
const POINTS = 10;

const text = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(500)
  .refine((value) => !UNACCEPTABLE.test(value), WITHOUT_THEM);
const translated = z.strictObject({ en: text, ru: text, zh: text, es: text, tr: text } satisfies Record<
  Language,
  typeof text
>);
const question = z
  .strictObject({
    question: translated,
    options: z.strictObject({
      A: translated,
      B: translated,
      C: translated.optional(),
      D: translated.optional(),
    }),
    answer: z.enum(['A', 'B', 'C', 'D']),
    points: z.int().min(0).max(1000).default(POINTS),
  })
  .refine(({ options, answer }) => options[answer] !== undefined, { error: 'names no option', path: ['answer'] });
const quiz = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,80}$/, 'must be lower-case letters, digits and hyphens'),
  title: translated,
  questions: z.array(question).min(1).max(50),
});

/** A quiz in the format of the import file. */
export type QuizInput = z.infer<typeof quiz>;

/** A rejected quiz and the reason. */
export interface RefusedQuiz {
  /** Position in the file, starting at 1. */
  place: number;
  reason: string;
}

/** The result of an import. */
export interface QuizImport {
  added: number;
  /** Number of quizzes whose key already exists. They are not changed, because members may have answered them. */
  known: number;
  refused: RefusedQuiz[];
}

/**
 * Imports the quizzes of a YAML file, each one atomically and only once.
 * @throws ConfigError if the file is not a YAML list, or the error from reading it
 */
export async function importQuizzes(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  file: string,
): Promise<QuizImport> {
  const list = parseYaml(await readFile(file));
  if (!Array.isArray(list)) throw new ConfigError('The file is not a list of quizzes.');
  const result: QuizImport = { added: 0, known: 0, refused: [] };
  for (const [index, item] of list.entries()) {
    const parsed = quiz.safeParse(item);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      result.refused.push({ place: index + 1, reason: `${path.join('.') || 'the quiz'}: ${message}` });
    } else if (await withRetry(db, (trx) => insertQuiz(trx, parsed.data, clock()))) result.added++;
    else result.known++;
  }
  return result;
}

function parseYaml(bytes: Buffer): unknown {
  try {
    const document = parseDocument(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (document.errors[0]) throw document.errors[0];
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new ConfigError(`The file is not YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Adds a quiz, unless its key exists. @returns true if the quiz is new */
export async function insertQuiz(trx: Transaction<DB>, input: QuizInput, now: Date): Promise<boolean> {
  const added = await trx
    .insertInto('quiz')
    .values({ key: input.key, title: JSON.stringify(input.title), created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const questions = input.questions.map(({ question, options, answer, points }, position) => ({
    quiz_id: added.id,
    position,
    question: JSON.stringify(question),
    options: JSON.stringify(Object.entries(options).map(([key, text]) => ({ key, text }))),
    answer,
    points,
  }));
  await trx.insertInto('quiz_question').values(questions).execute();
  return true;
}
