// The process in which pictures are decoded. It ends itself when a picture takes too much CPU time or memory, and the pool
// kills it when that doesn't help.
import { constants, setPriority } from 'node:os';
import type { Answer, LimitedJob } from './decodePool.ts';
import { READY } from './processPool.ts';

/** Most memory of this process, in bytes. A picture of 1000x1000 needs a fifth of it. */
const MEMORY_LIMIT = 192 * 1024 * 1024;

/** How often memory and CPU time are measured, in ms. */
const MEASURE_INTERVAL = 50;

/** CPU time of this process after which it ends, in ms. Only a picture in work has a limit. */
let cpuEnd = Infinity;

const die = () => process.kill(process.pid, 'SIGKILL');
// The server has gone. A plain exit would wait for the picture in work.
process.once('disconnect', die);
const measure = () => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT || cpuTime() >= cpuEnd) die();
};
setInterval(measure, MEASURE_INTERVAL);

// Calls come first. Threads that sharp starts later inherit this.
setPriority(constants.priority.PRIORITY_LOW);

const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ type, bytes, maxPixels, cpuLimit }: LimitedJob) => {
  cpuEnd = cpuTime() + cpuLimit;
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).rotate();
  const encoded = type === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 88 });
  encoded.toBuffer().then(
    (recoded) => answer({ recoded }),
    () => answer({ unreadable: true }),
  );
});
process.send!(READY);

function answer(message: Answer): void {
  cpuEnd = Infinity;
  process.send!(message);
}

/** CPU time of all threads of this process, in ms. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
