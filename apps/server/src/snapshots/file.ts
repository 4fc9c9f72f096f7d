import type { Database } from '../db/database.ts';
import { csvLine } from '../ownData/csv.ts';
import { getSnapshot, readEntries, type FileRow } from './queries.sql.ts';

/** Number of entries read at a time. */
const PAGE = 5000;

/** The columns of the files. */
const COLUMNS = ['number', 'wallet', 'points', 'exclusion', 'amount'] as const;

/** First line of the CSV file. */
export const csvHeader = csvLine(COLUMNS);

/** Formats a line of the CSV file. The snapshot's SHA-256 covers the file's exact bytes. */
export const csvEntry = ({ entry, wallet, points, exclusion, amount }: FileRow): string =>
  csvLine([entry, wallet, points, exclusion, amount]);

async function* pagesOf(db: Database, snapshotId: number): AsyncGenerator<FileRow[]> {
  for (let after = 0; ;) {
    const rows = await readEntries(db, snapshotId, after, PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.entry;
  }
}

/** The CSV file, read from the database page by page at the pace of the client's download. */
export async function* csvFile(db: Database, snapshotId: number): AsyncGenerator<string> {
  yield csvHeader;
  for await (const rows of pagesOf(db, snapshotId)) yield rows.map(csvEntry).join('');
}

/** The JSON file: the snapshot, then one entry per line, so that a checker can read it line by line. */
export async function* jsonFile(db: Database, snapshotId: number): AsyncGenerator<string> {
  yield `{"snapshot":${await getSnapshot(db, snapshotId)},\n"entries":[\n`;
  let separator = '';
  for await (const rows of pagesOf(db, snapshotId)) {
    const lines = rows.map(({ entry, ...row }) => JSON.stringify({ number: entry, ...row }));
    yield separator + lines.join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}
