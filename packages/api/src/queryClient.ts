import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

const retries = 3;

/** Returns whether a failed query should be retried: not without a token, nor for a 4xx other than 408 and 429. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.code === 'no-bearer-token') return false;
  return error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Milliseconds before a retry: 1 s, doubling, at most 30 s. `failures` is zero-based. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** A query client with the site's defaults. Use one per account: see `createQueryClients`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isRetryable(error),
        retryDelay,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // Offline, a read fails and reports it, instead of waiting silently for the network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: {
        // Offline, a write waits until the network returns, even if its connection broke while it was being sent.
        networkMode: 'online',
        retry: (_failures, error) => !onlineManager.isOnline() && error instanceof ApiError && error.status === 0,
      },
    },
  });
}

/**
 * Returns the query client of an account (null for a visitor): the same one while the account stays the same, and a
 * new, empty one when it changes.
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
