import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * Copies the site template to a new or empty folder, and names the site after the folder.
 * @throws Error if the folder already contains files
 */
export function createSite(template: string, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`“${folder}” isn't empty; nothing was copied.`);
  cpSync(template, folder, { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '');
  writeFileSync(path, `${JSON.stringify({ ...manifest, name: name || 'site' }, null, 2)}\n`);
}
