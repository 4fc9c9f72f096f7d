import { CONNECTION_LIMIT, DatabaseBusyError } from './limits.ts';

/** Reads that take long, each kind in a lane of its own. */
export type LaneName = 'comments' | 'search';

/** The part of a pool's connections that one lane may use. */
const SHARE = 1 / 5;

/**
 * Runs a few reads of one kind at a time, in their order. Without it, a crowd of long reads takes every connection, and
 * the short ones wait behind all of them.
 */
class Lane {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  /**
   * @param work gets how long it has waited, in ms
   * @throws DatabaseBusyError if its turn does not come in time
   */
  async run<T>(work: (waited: number) => Promise<T>): Promise<T> {
    const began = performance.now();
    if (this.running < this.width) this.running++;
    else await this.turn();
    try {
      return await work(performance.now() - began);
    } finally {
      const next = this.waiting.shift();
      // The next one takes over this place.
      if (next) next();
      else this.running--;
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        reject(new DatabaseBusyError(`No turn for a long read within ${CONNECTION_LIMIT} ms.`));
      }, CONNECTION_LIMIT);
      this.waiting.push(begin);
    });
  }
}

const lanes = new WeakMap<object, Map<LaneName, Lane>>();

/** @param connections how many the database has */
export function laneOf(db: object, name: LaneName, connections: number): Lane {
  let own = lanes.get(db);
  if (!own) lanes.set(db, (own = new Map()));
  let lane = own.get(name);
  if (!lane) own.set(name, (lane = new Lane(Math.max(1, Math.floor(connections * SHARE)))));
  return lane;
}
