// The process in which pictures are decoded. The pool kills it when a picture takes too long.
import { constants, setPriority } from 'node:os';
import type { Answer, Job } from './decodePool.ts';

/** Most memory of this process, in bytes. A picture of 1000x1000 needs a fifth of it. */
const MEMORY_LIMIT = 192 * 1024 * 1024;

/** How often memory is measured, in ms. */
const MEMORY_INTERVAL = 50;

const die = () => process.kill(process.pid, 'SIGKILL');
// The server has gone. A plain exit would wait for the picture in work.
process.once('disconnect', die);
setInterval(() => process.memoryUsage.rss() > MEMORY_LIMIT && die(), MEMORY_INTERVAL);

// Calls come first. Threads that sharp starts later inherit this.
setPriority(constants.priority.PRIORITY_LOW);

const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ type, bytes, maxPixels }: Job) => {
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).rotate();
  const encoded = type === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 88 });
  encoded.toBuffer().then(
    (recoded) => answer({ recoded }),
    () => answer({ unreadable: true }),
  );
});
answer({ isReady: true });

function answer(message: Answer): void {
  process.send!(message);
}
