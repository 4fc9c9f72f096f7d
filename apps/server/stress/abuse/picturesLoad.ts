// The attackers of the case of hostile pictures. Prints the number of replies by status as JSON when all rounds are
// done. Arguments: origin, token of the member who uploads images, number of rounds.
import { checkPictures, uploadHostilePictures } from './pictures.ts';

const [origin, token, rounds] = process.argv.slice(2);
const server = { origin: origin! };
const statuses: Record<number, number> = {};

for (let round = 0; round < Number(rounds); round++) {
  // Uploading an image doesn't decode it. Submitting it as a meme does.
  const keys = await uploadHostilePictures(server, token!);
  for (const status of await checkPictures(server, token!, keys)) statuses[status] = (statuses[status] ?? 0) + 1;
}
console.log(JSON.stringify(statuses));
process.exit();
