import { restore } from '../backup/restore.ts';
import { createFileStore } from '../outside/files/index.ts';
import { balanceOf } from '../points/books.ts';
import { readFolder, runAlone } from './runCommand.ts';

const USAGE = `Usage: npm run restore -- DIR

Restores a backup into the configured database, which must be empty, and the configured storage of images. Then it
checks the books. Repeat an interrupted restore.
Exit code: 0 all is there, 1 the books do not balance or images are missing, 2 nothing was restored.`;

runAlone(readFolder(USAGE), async (config, dir) => {
  const { takenAt, tables, rows, images, lost, books } = await restore(config, await createFileStore(config), dir);
  for (const fault of books.faults) console.error(fault);
  for (const key of lost) console.error(`The image ${key} is not in the backup.`);
  console.log(`Restored the state of ${takenAt}: ${rows} rows in ${tables} tables, ${images.length} images.`);
  console.log(balanceOf(books));
  return books.faults.length > 0 || lost.length > 0 ? 1 : 0;
});
