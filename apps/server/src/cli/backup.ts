import { backUp } from '../backup/backUp.ts';
import { createFileStore } from '../outside/files/index.ts';
import { readFolder, runAlone } from './runCommand.ts';

const USAGE = `Usage: npm run backup -- DIR

Copies the database and its images to a folder, as they are at one moment, while the site runs. Repeat an interrupted
backup with the same folder. \`sha256sum -c SHA256SUMS\` in the folder checks the files. Keep PROOF_SECRET with it.
Exit code: 0 all is there, 1 the storage of images has lost some, 2 it could not be made.`;

runAlone(readFolder(USAGE), async (config, dir) => {
  const { rows, images, lost } = await backUp(config, await createFileStore(config), dir);
  for (const key of lost) console.error(`The image ${key} is missing in the storage.`);
  console.log(`${dir} holds ${rows} rows and ${images} images.`);
  return lost.length > 0 ? 1 : 0;
});
