import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

const retries = 3;

/** Whether a failed query is worth another try: not where there is no token, nor for a 4xx other than 408 and 429. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.code === 'no-bearer-token') return false;
  return error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Milliseconds before a try: 1 s, doubling, at most 30 s. `failures` is zero-based. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** A query client with the site's defaults. Use one for each account: see `createQueryClients`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isRetryable(error),
        retryDelay,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // Offline, a read fails and says so, rather than waiting unseen for the network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: {
        // Offline, a write waits, and goes out when the network is back: also one whose connection broke on the way.
        networkMode: 'online',
        retry: (_failures, error) => !onlineManager.isOnline() && error instanceof ApiError && error.status === 0,
      },
    },
  });
}

/**
 * Gives the query client of an account (null for a visitor): the same one as long as the account stays the same, and a
 * new one with nothing in it when another account signs in.
 */
export function createQueryClients(): (account: number | null) => QueryClient {
  let current: { account: number | null; client: QueryClient } | undefined;
  return (account) => {
    if (current?.account !== account) {
      current?.client.clear();
      current = { account, client: createQueryClient() };
    }
    return current.client;
  };
}
