import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text that a browser fetches by itself; fonts are compressed already, and maps are for developers. */
const isText = (file: string) => /\.(js|css|svg)$/.test(file);

/** Numbers of direct distance codes, and of their postfix bits, that are tried: which packs a file best, only packing it tells. */
const distanceCodes = [
  [0, 0],
  [12, 1],
  [16, 2],
  [16, 3],
] as const;

/** Writes a `.br` and a `.gz` beside every text file of the build, as small as they get: the server sends them as they are. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = (await readdir(dir, { recursive: true })).filter(isText);
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          const packed = await Promise.all(
            distanceCodes.map(([direct, postfix]) =>
              promisify(brotliCompress)(text, {
                params: { [constants.BROTLI_PARAM_NDIRECT]: direct, [constants.BROTLI_PARAM_NPOSTFIX]: postfix },
              }),
            ),
          );
          await writeFile(`${path}.br`, packed.sort((one, other) => one.length - other.length)[0]!);
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
        }),
      );
    },
  };
}
