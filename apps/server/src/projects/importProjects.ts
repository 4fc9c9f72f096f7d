import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { schemaChecker } from '../contract/validation.ts';
import { addProject } from './addProject.ts';
import { fold } from './fold.ts';
import { noFields, toColumns, type ProjectInput } from './projectInput.ts';

/** A rejected line and the reason. */
export interface RefusedLine {
  /** Line number, starting at 1. */
  line: number;
  reason: string;
}

/** The result of an import. */
export interface ImportResult {
  added: number;
  /** Number of projects whose names already existed. They are not changed. */
  known: number;
  refused: RefusedLine[];
  /** True if the import was stopped before the end. */
  interrupted: boolean;
}

/** Options of an import. */
export interface ImportOptions {
  creatorId: number;
  /** Stops the import between two lines. */
  signal?: AbortSignal;
  /** Called after each line that isn't blank. */
  onLine?: (result: ImportResult, line: number) => void;
}

const checkLine = schemaChecker<ProjectInput>({ $ref: 'contract#/components/schemas/ProjectCreate' });

/**
 * Imports projects from a JSON Lines file. Each line has the fields of a new project, and `logoFile` is a path relative
 * to the file's folder. A project is added with its logo, or not at all. An invalid line doesn't affect the others.
 * Existing names are skipped, so the same file can be imported again.
 * @throws a file system error if the file can't be read, or a database error
 */
export async function importProjects(
  context: Pick<AppContext, 'db' | 'files' | 'clock'>,
  file: string,
  { creatorId, signal, onLine }: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, known: 0, refused: [], interrupted: false };
  let line = 0;
  for await (const bytes of linesOf(file)) {
    if (signal?.aborted) {
      result.interrupted = true;
      break;
    }
    line += 1;
    if (bytes?.toString().trim() === '') continue;
    try {
      if (!bytes) throw new LineError('it is longer than 1 MB');
      const isNew = await importLine(context, dirname(file), creatorId, bytes);
      result[isNew ? 'added' : 'known'] += 1;
    } catch (error) {
      result.refused.push({ line, reason: reasonOf(error) });
    }
    onLine?.(result, line);
  }
  return result;
}

const LINE_FEED = 10;

/** Maximum length of a line, in bytes. A valid project is far shorter, even with every character escaped. */
const LONGEST_LINE = 2 ** 20;

/**
 * Yields the lines of a file, undecoded: Node's readline would replace bytes that aren't UTF-8. Yields undefined for a
 * line that is too long, without keeping its bytes.
 */
async function* linesOf(file: string): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  const take = () => {
    const line = length <= LONGEST_LINE ? Buffer.concat(parts) : undefined;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield take();
}

async function importLine(
  { db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>,
  dir: string,
  creatorId: number,
  bytes: Buffer,
): Promise<boolean> {
  const { logoFile, source: _source, ...line } = parse(decode(bytes));
  const given = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
  const input = checkLine(given, '/body');
  const fields = { ...noFields, ...toColumns(input) };
  const known = await db
    .selectFrom('project')
    .select('id')
    .where('name_key', '=', fold(input.projectName))
    .executeTakeFirst();
  if (known) return false;
  const logo = logoFile == null ? undefined : await readLogo(dir, logoFile);
  await addProject({ db, files }, { fields, creatorId, logo, createdAt: clock() });
  return true;
}

/** Decodes a line, and drops a byte order mark. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new LineError('it is not in UTF-8');
  }
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LineError('it is not JSON');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new LineError('it is not a JSON object');
  return value as Record<string, unknown>;
}

async function readLogo(dir: string, logoFile: unknown): Promise<Buffer> {
  if (typeof logoFile !== 'string') throw new LineError('logoFile is not a string');
  const path = resolve(dir, logoFile);
  if (relative(dir, path).split(sep)[0] === '..') throw new LineError(`logoFile ${logoFile} points outside the folder`);
  try {
    return await readFile(path);
  } catch {
    throw new LineError(`logoFile ${logoFile} cannot be read`);
  }
}

/** An error in a line's encoding, its JSON or its `logoFile`. Other mistakes in a line are Problems. */
class LineError extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof LineError) return error.message;
  if (!(error instanceof Problem)) throw error;
  const fields = error.errors?.map(({ path, message }) => `${path.replace('/body/', '')} ${message}`);
  return fields?.join(', ') ?? `${error.code}${error.detail ? `: ${error.detail}` : ''}`;
}
