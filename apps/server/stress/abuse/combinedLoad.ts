// The attackers of the combined case. Prints one line of JSON when the searches are done. Arguments: origin, project,
// token of the member who uploads images, number of searches.
import { check, get } from './measure.ts';
import { checkPictures, uploadHostilePictures } from './pictures.ts';
import { readAll } from './thread.ts';

const READERS = 20;

/** Number of concurrent searches. */
const SEARCHERS = 4;

const [origin, project, token, total] = process.argv.slice(2);
const server = { origin: origin! };
const searchesWanted = Number(total);
const seen = { searches: 0, refused: 0, pages: 0, pictures: {} as Record<number, number> };
let isOver = false;

async function search(): Promise<void> {
  while (seen.searches < searchesWanted) {
    const { status, headers } = await get(server, `/projects?search=word${seen.searches++}+x`);
    if (status === 503 && Number(headers['retry-after']) > 0) seen.refused++;
    else check(status === 200, `A search was answered ${status}.`);
  }
}

async function sendPictures(): Promise<void> {
  while (!isOver) {
    const keys = await uploadHostilePictures(server, token!);
    for (const status of await checkPictures(server, token!, keys))
      seen.pictures[status] = (seen.pictures[status] ?? 0) + 1;
  }
}

async function readThread(): Promise<void> {
  while (!isOver)
    await readAll(server, Number(project), 50, () => {
      seen.pages++;
      return isOver;
    });
}

const searches = Promise.all(Array.from({ length: SEARCHERS }, search)).then(() => (isOver = true));
await Promise.all([searches, sendPictures(), ...Array.from({ length: READERS }, readThread)]);
console.log(JSON.stringify(seen));
process.exit();
