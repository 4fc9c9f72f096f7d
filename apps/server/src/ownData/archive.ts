import { Zip, ZipDeflate } from 'fflate';
import type { Database } from '../db/database.ts';
import { csvLine } from './csv.ts';
import { kinds, readPage, type KindName, type Position } from './pages.sql.ts';

/** Number of rows read at a time. Limits memory use, however much data a member has. */
const PAGE = 500;

/**
 * A ZIP archive of all of a member's data, with a JSON file and a CSV file for each kind of data. The rows are read
 * page by page during the download, without a transaction, so that a slow connection holds neither memory nor locks.
 */
export async function* archiveOf(db: Database, userId: number, now: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const kind of Object.keys(kinds) as KindName[])
    for (const [format, write] of Object.entries({ json: asJson, csv: asCsv })) {
      const file = new ZipDeflate(`${kind}.${format}`);
      file.mtime = now;
      zip.add(file);
      for await (const text of write(kind, pagesOf(db, kind, userId))) {
        file.push(encoder.encode(text));
        yield* chunks.splice(0);
      }
      file.push(new Uint8Array(), true);
    }
  zip.end();
  yield* chunks.splice(0);
}

type Rows = Record<string, unknown>[];

async function* pagesOf(db: Database, kind: KindName, userId: number): AsyncGenerator<Rows> {
  let after: Position | undefined;
  do {
    const { rows, next } = await readPage(db, kind, userId, PAGE, after);
    yield rows;
    after = next;
  } while (after);
}

async function* asJson(_kind: KindName, pages: AsyncIterable<Rows>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield `${separator}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

async function* asCsv(kind: KindName, pages: AsyncIterable<Rows>): AsyncGenerator<string> {
  const columns = Object.keys(kinds[kind].columns);
  // The byte order mark makes Excel read the file as UTF-8.
  yield `\uFEFF${csvLine(columns)}`;
  for await (const rows of pages) yield rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
}
