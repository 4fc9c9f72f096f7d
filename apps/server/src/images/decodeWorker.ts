// Worker process that decodes images. It exits when an image takes too much CPU time or memory; the pool kills it if
// that fails.
import { constants, setPriority } from 'node:os';
import type { Answer, LimitedJob } from './decodePool.ts';
import { READY } from './processPool.ts';

/** Memory limit of this process, in bytes. A picture of 1000 × 1000 pixels needs a fifth of that. */
const MEMORY_LIMIT = 192 * 1024 * 1024;

/** Interval between measurements of memory and CPU time, in ms. */
const MEASURE_INTERVAL = 50;

/** Total CPU time at which this process exits, in ms. Infinite while no image is being decoded. */
let cpuEnd = Infinity;

const die = () => process.kill(process.pid, 'SIGKILL');
// The server has exited. A plain exit would wait for the image being decoded.
process.once('disconnect', die);
const measure = () => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT || cpuTime() >= cpuEnd) die();
};
setInterval(measure, MEASURE_INTERVAL);

// Requests take precedence over images. Threads that sharp starts later inherit the priority.
setPriority(constants.priority.PRIORITY_LOW);

const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ type, bytes, maxPixels, maxWidth, cpuLimit }: LimitedJob) => {
  cpuEnd = cpuTime() + cpuLimit;
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).rotate();
  const encoded = maxWidth
    ? upright.resize({ width: maxWidth, withoutEnlargement: true }).webp({ quality: 80 })
    : type === 'image/png'
      ? upright.png({ compressionLevel: 9 })
      : upright.jpeg({ quality: 88 });
  encoded.toBuffer({ resolveWithObject: true }).then(
    ({ data, info: { width, height } }) => answer({ recoded: data, width, height }),
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
