// A process that reads memory at random places, a hundred times a second, and takes the CPU time of that. Started by
// `watchMemory`. Replies to each message with the readings since the last one.
import type { Reading } from './memory.ts';

/** Numbers in the array: 64 MB, more than the caches of most processors hold. */
const LENGTH = 2 ** 24;
const READS = 500;
/** Time between two readings, in ms. */
const PAUSE = 10;

// Each number is the place of the next one, in the order of a linear congruential generator of full period.
const next = Int32Array.from(
  { length: LENGTH },
  (_, place) => (Math.imul(place, 1_103_515_245) + 12_345) & (LENGTH - 1),
);

let place = 0;
let readings: Reading[] = [];

setInterval(() => {
  const before = process.cpuUsage();
  for (let read = 0; read < READS; read += 1) place = next[place]!;
  const { user, system } = process.cpuUsage(before);
  readings.push({ at: Date.now(), time: user + system });
}, PAUSE);

process.on('message', () => {
  process.send!(readings);
  readings = [];
});
process.on('disconnect', () => process.exit());
