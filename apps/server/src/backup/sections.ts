import { DatabaseError } from '../db/postgres.ts';
import { END, type Section } from './dump.ts';

const INCOMPLETE = 'The copy of the database is incomplete.';

export const incomplete = (message = INCOMPLETE) => new DatabaseError(message);

/**
 * Reads a dump section by section.
 * @throws DatabaseError if it ends too early
 */
export class SectionReader {
  private readonly source: AsyncIterator<string>;
  private left = 0;

  /** @param ifIncomplete error message for an incomplete dump */
  constructor(
    lines: AsyncIterable<string>,
    private readonly ifIncomplete?: string,
  ) {
    this.source = lines[Symbol.asyncIterator]();
  }

  private async line(): Promise<string> {
    const { value, done } = await this.source.next();
    if (done) throw incomplete(this.ifIncomplete);
    return value;
  }

  /** Reads the header of the next section; undefined at the end. */
  async next(): Promise<Section | undefined> {
    const line = await this.line();
    if (line === END) return undefined;
    const header = JSON.parse(line) as Section;
    this.left = header.lines;
    return header;
  }

  async expect<Name extends Section['section']>(name: Name): Promise<Section & { section: Name }> {
    const header = await this.next();
    if (header?.section !== name) throw incomplete(this.ifIncomplete);
    return header as Section & { section: Name };
  }

  /** Yields the lines of the current section. */
  async *lines(): AsyncGenerator<string> {
    for (; this.left > 0; this.left--) yield await this.line();
  }
}
