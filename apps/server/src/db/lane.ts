import { CONNECTION_LIMIT, DatabaseBusyError } from './limits.ts';

/** Kinds of long-running reads; each has its own lane. */
export type LaneName = 'comments' | 'search' | 'sums';

/** Share of a pool's connections that one lane may use. */
const SHARE = 1 / 5;

/**
 * Limits the number of concurrent reads of one kind and runs them in order. Otherwise, many long reads would occupy
 * every connection, and short reads would wait behind them.
 */
class Lane {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  /**
   * @param work receives the time it has waited, in ms
   * @throws DatabaseBusyError if its turn doesn't come in time
   */
  async run<T>(work: (waited: number) => Promise<T>): Promise<T> {
    const began = performance.now();
    if (this.running < this.width) this.running++;
    else await this.turn();
    try {
      return await work(performance.now() - began);
    } finally {
      const next = this.waiting.shift();
      // The next read takes over this slot.
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

/** @param connections size of the database's pool */
export function laneOf(db: object, name: LaneName, connections: number): Lane {
  let own = lanes.get(db);
  if (!own) lanes.set(db, (own = new Map()));
  let lane = own.get(name);
  if (!lane) own.set(name, (lane = new Lane(Math.max(1, Math.floor(connections * SHARE)))));
  return lane;
}
