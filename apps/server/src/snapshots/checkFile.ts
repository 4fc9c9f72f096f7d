import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { csvEntry, csvHeader } from './file.ts';
import { addressBytes, buildTree, HASH, hex, leafHash, nodesOf } from './merkleTree.ts';
import type { FileRow } from './queries.sql.ts';

/** Number of leaf hashes per allocated buffer. */
const BLOCK = 65_536;

/** Figures computed from a file, and its faults. */
export interface CheckedFile {
  entries: number;
  recipients: number;
  points: bigint;
  allocated: bigint;
  root: string | null;
  /** SHA-256 of the CSV file. */
  sha256: string;
  /** One sentence for each fault; empty if the file is correct. */
  faults: string[];
}

/** The first line of a JSON file: figures to be compared with its entries. */
const firstLine = z.object({
  snapshot: z.object({
    root: z.string(),
    sha256: z.string(),
    totals: z.object({ members: z.number(), points: z.string(), recipients: z.number(), allocated: z.string() }),
  }),
});
type Claim = z.infer<typeof firstLine>['snapshot'];

/**
 * Recomputes the root, the sums and the SHA-256 of a downloaded file, line by line. If it is a JSON file, compares the
 * results with the figures at its start.
 * @throws ConfigError if the first line isn't that of a snapshot's file, another line isn't an entry, or there are none
 */
export async function checkFile(lines: AsyncIterable<string>): Promise<CheckedFile> {
  const sum = new FileSum();
  let claim: Claim | undefined;
  let number = 0;
  for await (const line of lines) {
    number++;
    if (number === 1 && line.startsWith('{')) claim = readClaim(line);
    else if (number > 1 && !isFrame(line)) sum.add(readEntry(line, number));
    else if (number === 1 && line !== csvHeader.trimEnd()) throw notASnapshot();
  }
  if (sum.isEmpty) throw new ConfigError('The file has no entries: download it again.');
  const result = await sum.finish();
  return { ...result, faults: [...sum.faults, ...(claim ? differences(result, claim) : [])] };
}

/** True for the lines around the entries of a JSON file, and for the empty last line. */
const isFrame = (line: string) => ['', '"entries":[', ']}'].includes(line);

const notASnapshot = () => new ConfigError('This is not the file of a snapshot.');

function readClaim(line: string): Claim {
  try {
    return firstLine.parse(JSON.parse(`${line.replace(/,$/, '')}}`)).snapshot;
  } catch {
    throw notASnapshot();
  }
}

/** Matches an entry of the CSV file. */
const ENTRY = /^(\d+),(0x[0-9a-f]{40})?,(\d+),([a-z-]+)?,(\d+)$/;

function readEntry(line: string, number: number): FileRow {
  const row = line.startsWith('{') ? readJson(line) : readCsv(line);
  if (!row) throw new ConfigError(`Line ${number} is not an entry: ${line.slice(0, 80)}`);
  return row;
}

function readCsv(line: string): FileRow | undefined {
  const [, entry, wallet = null, points, exclusion = null, amount] = ENTRY.exec(line) ?? [];
  return amount === undefined ? undefined : { entry: Number(entry), wallet, points: Number(points), exclusion, amount };
}

function readJson(line: string): FileRow | undefined {
  try {
    const { number: entry, ...row } = JSON.parse(line.replace(/,$/, '')) as Omit<FileRow, 'entry'> & { number: number };
    return readCsv(csvEntry({ entry, ...row }).trimEnd());
  } catch {
    return undefined;
  }
}

class FileSum {
  readonly faults: string[] = [];
  readonly #sha256 = createHash('sha256').update(csvHeader);
  readonly #wallets = new Set<string>();
  readonly #blocks: Buffer[] = [];
  #entries = 0;
  #recipients = 0;
  #points = 0n;
  #allocated = 0n;

  add(row: FileRow): void {
    const { entry, wallet, points, amount, exclusion } = row;
    this.#entries++;
    if (entry !== this.#entries) this.#fault(`Entry ${this.#entries} is missing: ${entry} follows.`);
    this.#sha256.update(csvEntry(row));
    this.#points += BigInt(points);
    if (amount === '0') {
      if (!exclusion) this.#fault(`Entry ${entry} gets nothing, without a reason.`);
      return;
    }
    if (exclusion || !/^0x[0-9a-f]{40}$/.test(wallet ?? ''))
      return this.#fault(`Entry ${entry} gets ${amount}, although it has no wallet or is excluded.`);
    if (this.#wallets.has(wallet!)) this.#fault(`Entry ${entry} has the wallet of another one: ${wallet}.`);
    this.#wallets.add(wallet!);
    this.#allocated += BigInt(amount);
    if (this.#recipients % BLOCK === 0) this.#blocks.push(Buffer.allocUnsafe(BLOCK * HASH));
    this.#blocks.at(-1)!.set(leafHash(addressBytes(wallet!), BigInt(amount)), (this.#recipients % BLOCK) * HASH);
    this.#recipients++;
  }

  get isEmpty(): boolean {
    return this.#entries === 0;
  }

  /** Keeps only the first faults, because one cause can make every entry wrong. */
  #fault(sentence: string): void {
    if (this.faults.length < 20) this.faults.push(sentence);
  }

  async finish(): Promise<Omit<CheckedFile, 'faults'>> {
    return {
      entries: this.#entries,
      recipients: this.#recipients,
      points: this.#points,
      allocated: this.#allocated,
      root: this.#recipients > 0 ? await this.#merkleRoot() : null,
      sha256: this.#sha256.digest('hex'),
    };
  }

  async #merkleRoot(): Promise<string> {
    const nodes = Buffer.alloc(nodesOf(this.#recipients) * HASH);
    this.#blocks.forEach((block, index) => block.copy(nodes, index * block.length));
    await buildTree(nodes);
    return hex(nodes.subarray(0, HASH));
  }
}

function differences(result: Omit<CheckedFile, 'faults'>, { root, sha256, totals }: Claim): string[] {
  const pairs = {
    root: [root, result.root],
    'SHA-256': [sha256, result.sha256],
    'number of members': [totals.members, result.entries],
    'number of recipients': [totals.recipients, result.recipients],
    'sum of the points': [totals.points, result.points.toString()],
    'sum of the amounts': [totals.allocated, result.allocated.toString()],
  };
  return Object.entries(pairs)
    .filter(([, [claimed, computed]]) => claimed !== computed)
    .map(
      ([name, [claimed, computed]]) => `The file says that the ${name} is ${claimed}, its entries give ${computed}.`,
    );
}
