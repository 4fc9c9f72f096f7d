// Incidents that happen to the cluster in a round, and their repair.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../processes.ts';
import type { Cluster, DatabaseNode, Service } from './cluster.ts';
import { signal } from './network.ts';

/** A kind of round. */
export interface Kind {
  name: string;
  /** Time limit until writes are acknowledged again, in ms. */
  limit: number;
  /** The incidents that one round of it consists of. */
  incidents: Incident[];
}

/** Makes something fail. @returns a function that mends it once writes are acknowledged again */
export type Incident = (cluster: Cluster) => Promise<() => unknown>;

/** Time limits, in ms: a new start of PostgreSQL or a pooler, and a failover after the lock's 20 s. */
const [RESTART_LIMIT, FAILOVER_LIMIT] = [15_000, 35_000];

const onPrimary = (fail: (primary: DatabaseNode) => () => void): Incident => {
  return async (cluster) => fail(await cluster.primary());
};

const nothing = () => {};

/** Restarts a program as docs/operating/upgrade.md does: the next one follows once it serves requests. */
const restart = (choose: (cluster: Cluster) => Service): Incident => {
  return async (cluster) => {
    const service = choose(cluster);
    await service.program.end('SIGTERM');
    service.start();
    return () => service.ready();
  };
};

export const kinds: Record<string, Kind> = {
  kill: {
    name: 'PostgreSQL killed',
    limit: RESTART_LIMIT,
    incidents: [
      onPrimary(({ data }) => {
        const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
        // With all backends: one that outlives its postmaster may keep PostgreSQL from starting again.
        signal([postmaster, ...childrenOf(postmaster)], 'SIGKILL');
        return nothing;
      }),
    ],
  },
  node: {
    name: 'PostgreSQL and Patroni killed',
    limit: FAILOVER_LIMIT,
    incidents: [
      onPrimary((primary) => {
        signal(
          primary.node.pids().filter((pid) => pid !== primary.etcd.process.pid),
          'SIGKILL',
        );
        return () => primary.startPatroni();
      }),
    ],
  },
  pause: {
    name: 'primary paused',
    limit: FAILOVER_LIMIT,
    incidents: [
      onPrimary(({ node }) => {
        const paused = node.pids();
        signal(paused, 'SIGSTOP');
        return () => signal(paused, 'SIGCONT');
      }),
    ],
  },
  cut: {
    name: 'primary cut off',
    limit: FAILOVER_LIMIT,
    incidents: [
      onPrimary(({ node }) => {
        node.setLink('down');
        return () => node.setLink('up');
      }),
    ],
  },
  restart: {
    name: 'restarts',
    limit: RESTART_LIMIT,
    incidents: [
      restart(({ pgbouncer }) => pgbouncer),
      restart(({ sites }) => sites[0]!),
      restart(({ sites }) => sites[1]!),
    ],
  },
};
