import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Ends each line, for writing to a file. */
export async function* joinLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Splits a stream into lines. Node's readline also splits at U+2028, which JSON texts contain unescaped.
 * The part after the last line break is dropped: it is a line that was cut off.
 */
export async function* splitLines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

/** The lines of a compressed file. */
export function linesOfFile(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  // An error of the file ends `text` with that error, which its reader gets.
  pipeline(createReadStream(path), text, () => {});
  return splitLines(text);
}
