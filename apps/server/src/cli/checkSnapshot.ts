import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ConfigError } from '../config.ts';
import { checkFile } from '../snapshots/checkFile.ts';
import { runAlone } from './runCommand.ts';

const USAGE = `Usage: npm run check-snapshot -- FILE

Recomputes the Merkle root, the sums and the SHA-256 of a snapshot from its downloaded CSV or JSON file. Compare them
with the site's page of snapshots. A JSON file is also compared with what it says about itself.
Exit code: 0 the file is right, 1 it isn't, 2 it could not be read.`;

function readArguments([file, ...rest]: string[]): string {
  if (!file || file.startsWith('-') || rest.length > 0) throw new ConfigError(USAGE);
  return file;
}

runAlone(readArguments, async (_config, file) => {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  const { entries, recipients, points, allocated, root, sha256, faults } = await checkFile(lines);
  console.log(`Members:    ${entries} with ${points} points`);
  console.log(`Recipients: ${recipients} get ${allocated}`);
  console.log(`Root:       ${root ?? 'none'}`);
  console.log(`SHA-256:    ${sha256}`);
  for (const fault of faults) console.error(fault);
  console.log(faults.length > 0 ? 'The file is wrong.' : 'The file agrees with itself.');
  return faults.length > 0 ? 1 : 0;
});
