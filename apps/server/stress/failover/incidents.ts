// The incidents that a round causes in the cluster, each with its repair.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../processes.ts';
import type { Cluster, DatabaseNode, Service } from './cluster.ts';
import { signal } from './network.ts';

/** A kind of incident, and its time limit. */
export interface Kind {
  name: string;
  /** Maximum time until writes are acknowledged again, in ms. */
  limit: number;
  /** The incidents of one round, in order. */
  incidents: Incident[];
}

/** Causes a failure. @returns a function that repairs it, to be called after writes are acknowledged again */
export type Incident = (cluster: Cluster) => Promise<() => unknown>;

/** Limits in ms: for restarting a program, and for a failover, which waits 20 s for the leader lock to expire. */
const [RESTART_LIMIT, FAILOVER_LIMIT] = [15_000, 35_000];

const onPrimary = (fail: (primary: DatabaseNode) => () => void): Incident => {
  return async (cluster) => fail(await cluster.primary());
};

const nothing = () => {};

/**
 * Restarts a program. The repair waits until the program serves requests. Only then may the next one restart, as in
 * docs/operating/upgrade.md.
 */
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
        // Kills all backends as well: one that outlives its postmaster can keep PostgreSQL from restarting.
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
