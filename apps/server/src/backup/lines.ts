import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Appends a line break to each line, for writing to a file. */
export async function* joinLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Splits a stream into lines. Doesn't use Node's readline, which also splits at U+2028: JSON texts may contain it
 * unescaped. Drops the part after the last line break: it is a line that was cut off.
 */
export async function* splitLines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

/** Reads the lines of a gzip file. */
export function linesOfFile(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  // A read error of the file destroys `text` with that error, so the consumer of the lines gets it.
  pipeline(createReadStream(path), text, () => {});
  return splitLines(text);
}
