import { sql } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { kyselyOn, replicaPool } from './postgres.ts';

/** Maximum staleness of a replica in use, in ms. */
const MOST_STALE = 5000;

/** Interval between checks of the replicas, in ms. */
const INTERVAL = 1000;

/**
 * A WAL position of the primary, and the time just before it was read, in ms of this process's clock. A replica that
 * has reached the position shows everything committed before that time.
 */
interface Sample {
  at: number;
  position: number;
}

/** SQL for a WAL position as a number of bytes. */
const bytes = (position: string) => sql<number>`pg_wal_lsn_diff(${sql.raw(position)}, '0/0')::bigint`;

/** A standby that serves visitors' reads. */
export class Replica {
  readonly name: string;
  readonly db: Database;
  /** Number of reads that the replica answered, and of those that the primary answered because the replica failed. */
  readonly reads = { answered: 0, failed: 0 };
  /** Time before which everything that was committed is visible on the replica. */
  private current = -Infinity;

  private readonly mostStale: number;

  constructor(url: string, { mostStale, ...options }: { max: number; prepare: boolean; mostStale: number }) {
    const { hostname, port } = new URL(url);
    this.name = `${hostname}:${port || 5432}`;
    this.db = kyselyOn<DB>(replicaPool(url, options));
    this.mostStale = mostStale;
  }

  /** Maximum age of the replica's data, in ms. Infinite if unknown. */
  get age(): number {
    return performance.now() - this.current;
  }

  get isUsable(): boolean {
    return this.age <= this.mostStale;
  }

  /** Takes the replica out of use until the next check. */
  leave(): void {
    this.current = -Infinity;
  }

  /**
   * Compares the replica's WAL position with the primary's.
   * @param samples the primary's latest positions, newest first
   */
  async look(samples: readonly Sample[]): Promise<void> {
    try {
      // A promoted replica is not in recovery, so the query returns no row. The replica isn't used, because it no
      // longer follows the configured primary.
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
 * The replicas, used in turn. Lag is measured by comparing WAL positions, timed by this process's clock.
 * `pg_last_xact_replay_timestamp` can't tell a lagging replica from one whose primary writes nothing.
 */
export class Replicas {
  readonly all: readonly Replica[];
  private readonly samples: Sample[] = [];
  private next = 0;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  /**
   * Opens the replicas. A replica isn't used until a check has found it current.
   * @param mostStale maximum staleness of a replica in use, in ms
   */
  constructor(
    private readonly primary: Database,
    { databaseReplicaUrls, databasePoolSize: max, databasePrepare: prepare }: ReplicaSettings,
    private readonly mostStale = MOST_STALE,
  ) {
    this.all = databaseReplicaUrls.map((url) => new Replica(url, { max, prepare, mostStale }));
    if (this.all.length > 0) this.keepLooking();
  }

  /** Returns the replica whose turn it is; undefined if none can be used. */
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
      // Without the primary, there is nothing to compare with, and the replicas soon count as stale.
    }
    while (this.samples.length > 0 && at - this.samples.at(-1)!.at > this.mostStale) this.samples.pop();
    await Promise.all(this.all.map((replica) => replica.look(this.samples)));
  }
}

/** The settings that {@link Replicas} needs. */
type ReplicaSettings = Pick<Config, 'databaseReplicaUrls' | 'databasePoolSize' | 'databasePrepare'>;
