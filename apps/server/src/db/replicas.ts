import { sql } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { kyselyOn, replicaPool } from './postgres.ts';

/** Oldest state of the primary that a replica may show, in ms. */
const MOST_STALE = 5000;

/** Interval between looks at the replicas, in ms. */
const INTERVAL = 1000;

/** A position of the primary's log, and the time, in ms of the process' clock, from which on it was reached. */
interface Sample {
  at: number;
  position: number;
}

/** Bytes of the log until a position, as a number. */
const bytes = (position: string) => sql<number>`pg_wal_lsn_diff(${sql.raw(position)}, '0/0')::bigint`;

/** A standby that answers reads of visitors. */
export class Replica {
  readonly name: string;
  readonly db: Database;
  /** Reads that it answered, and those that the primary answered instead. */
  readonly reads = { answered: 0, failed: 0 };
  /** It shows everything that was committed until then. */
  private current = -Infinity;

  private readonly mostStale: number;

  constructor(url: string, { mostStale, ...options }: { max: number; prepare: boolean; mostStale: number }) {
    const { hostname, port } = new URL(url);
    this.name = `${hostname}:${port || 5432}`;
    this.db = kyselyOn<DB>(replicaPool(url, options));
    this.mostStale = mostStale;
  }

  /** Age of the state that it shows, in ms, at most. Infinite if it can't be used. */
  get age(): number {
    return performance.now() - this.current;
  }

  get isUsable(): boolean {
    return this.age <= this.mostStale;
  }

  /** Leaves it alone until the next look. */
  leave(): void {
    this.current = -Infinity;
  }

  /** Compares its position with the primary's latest ones, the newest first. */
  async look(samples: readonly Sample[]): Promise<void> {
    try {
      // A replica that was promoted has no such position, and is left alone: the primary has one address only.
      const found = await this.db
        .selectNoFrom(bytes('pg_last_wal_replay_lsn()').as('position'))
        .where(sql<boolean>`pg_is_in_recovery()`)
        .executeTakeFirst();
      const position = found?.position ?? -Infinity;
      this.current = samples.find((sample) => sample.position <= position)?.at ?? -Infinity;
    } catch {
      this.leave();
    }
  }
}

/**
 * The replicas, which take turns. Whether one lags is known from the positions of the logs and the clock of this
 * process. `pg_last_xact_replay_timestamp` would call a replica stale when nothing is written, and an unplugged one
 * current.
 */
export class Replicas {
  readonly all: readonly Replica[];
  private readonly samples: Sample[] = [];
  private next = 0;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  /**
   * Opens the replicas. Each is used once it has been found current.
   * @param mostStale oldest state that a replica may show, in ms
   */
  constructor(
    private readonly primary: Database,
    { databaseReplicaUrls, databasePoolSize: max, databasePrepare: prepare }: ReplicaSettings,
    private readonly mostStale = MOST_STALE,
  ) {
    this.all = databaseReplicaUrls.map((url) => new Replica(url, { max, prepare, mostStale }));
    if (this.all.length > 0) this.keepLooking();
  }

  /** The replica whose turn it is; undefined if none can be used. */
  pick(): Replica | undefined {
    for (let tried = 0; tried < this.all.length; tried++) {
      const replica = this.all[this.next]!;
      this.next = (this.next + 1) % this.all.length;
      if (replica.isUsable) return replica;
    }
    return undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all(this.all.map(({ db }) => db.destroy()));
  }

  private keepLooking(): void {
    this.looking = this.look().then(() => {
      if (!this.isClosed) this.timer = setTimeout(() => this.keepLooking(), INTERVAL).unref();
    });
  }

  private async look(): Promise<void> {
    const at = performance.now();
    try {
      const { position } = await this.primary
        .selectNoFrom(bytes('pg_current_wal_lsn()').as('position'))
        .executeTakeFirstOrThrow();
      this.samples.unshift({ at, position });
    } catch {
      // Without a primary, there is nothing to compare with, and the replicas become too old.
    }
    while (this.samples.length > 0 && at - this.samples.at(-1)!.at > this.mostStale) this.samples.pop();
    await Promise.all(this.all.map((replica) => replica.look(this.samples)));
  }
}

/** The settings that {@link Replicas} needs. */
type ReplicaSettings = Pick<Config, 'databaseReplicaUrls' | 'databasePoolSize' | 'databasePrepare'>;
