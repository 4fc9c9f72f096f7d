/**
 * Removes the files of a packed release that production never reads, and prints the remaining size:
 *   node scripts/trim.mjs FOLDER
 */
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [release] = process.argv.slice(2);
if (!release) {
  console.error('Usage: node scripts/trim.mjs FOLDER');
  process.exit(2);
}

/** Patterns for files that no package needs in production, matched against paths that start with the package's name. */
const unusedInPackages = [
  // Only needed to compile, read or test a package.
  /\.([cm]?ts|tsx|flow|md|markdown)$/i,
  /\/(test|tests|__tests__|examples?|docs|benchmarks?|\.github)\//,
  // Builds for bundlers; Node runs the other builds.
  /^@opentelemetry\/[^/]+\/build\/(esm|esnext)\//,
  /^@electric-sql\/pglite\/dist\/.*\.cjs$/,
  // Extensions of the embedded database, except the one for searching.
  /^@electric-sql\/pglite\/dist\/(?!pg_trgm\.)[\w-]+\.tar\.gz$/,
  // The generated pictures use two weights of each font.
  /^@expo-google-fonts\/.*(?<!_400Regular|_600SemiBold)\.ttf$/,
  // Flags in formats that the site doesn't serve.
  /^country-flag-icons\/(1x1|commonjs|react|string|unicode)\//,
  // Bundles that the API reference doesn't load.
  /^swagger-ui-dist\/(swagger-ui-(es|standalone)[\w-]*\.js|swagger-ui\.js|log\..*)$/,
  // Country data in formats that Node doesn't load.
  /^world-countries\/(data|dist)\//,
];

/** A license stays with its package, whatever its file is called. */
const isLicense = (path) => /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i.test(path);

/** Source maps: the site doesn't serve them, and Node reads them only with --enable-source-maps. */
const isMap = (path) => path.endsWith('.map');

function isUnused(path) {
  if (isMap(path)) return true;
  const begin = path.lastIndexOf('node_modules/');
  if (begin === -1 || isLicense(path)) return false;
  const inPackages = path.slice(begin + 'node_modules/'.length);
  return unusedInPackages.some((pattern) => pattern.test(inPackages));
}

let files = 0;
let bytes = 0;

/** Trims a folder. Returns true if nothing is left in it. */
function trim(folder) {
  let left = 0;
  for (const entry of readdirSync(join(release, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (trim(path)) rmdirSync(join(release, path));
      else left++;
    } else if (entry.isFile() && isUnused(path)) {
      rmSync(join(release, path));
    } else {
      left++;
      if (entry.isFile()) {
        files++;
        bytes += statSync(join(release, path)).size;
      }
    }
  }
  return left === 0;
}

trim('');
console.log(`The release has ${files} files of ${(bytes / 1e6).toFixed(1)} MB.`);
