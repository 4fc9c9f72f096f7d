import { onlineManager, QueryClient, type FetchQueryOptions, type Query, type QueryKey } from '@tanstack/react-query';
import { ApiError, type ErrorCode } from './errors.ts';

const retries = 3;

/** Returns true if a failed query should be retried: false if a token is missing, and for a 4xx except 408 and 429. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.code === 'no-bearer-token') return false;
  return error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Milliseconds before a retry: 1 s, doubling, at most 30 s. `failures` is zero-based. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Stale time of prefetched queries, in milliseconds: the page must not fetch them again. */
const prefetchedFor = 10_000;

/** Prefetched queries with the times of their answers. */
const prefetched = new WeakMap<Query, number>();

const answeredAt = ({ state }: Query) => (state.status === 'error' ? state.errorUpdatedAt : state.dataUpdatedAt);

const isPrefetched = (query: Query) => prefetched.get(query) === answeredAt(query);

/** A query's result, as embedded in server-rendered pages. */
export type Answer = { key: QueryKey } & ({ data: unknown } | { error: { code: ErrorCode; status: number } });

/** Prefetches a query. A failure surfaces only when the page needs the data. */
export async function prefetch(client: QueryClient, options: FetchQueryOptions): Promise<void> {
  await client.prefetchQuery({ ...options, staleTime: prefetchedFor });
  const query = client.getQueryCache().find({ queryKey: options.queryKey });
  if (query) prefetched.set(query, answeredAt(query));
}

/**
 * Adds the server's answers to a client's cache.
 * @param isStale true to show the answers but refetch at once, such as a visitor's answers for a member
 */
export function putAnswers(client: QueryClient, answers: readonly Answer[], isStale: boolean): void {
  const at = isStale ? 0 : Date.now();
  for (const { key, ...result } of answers) {
    const state =
      'data' in result
        ? { data: result.data, dataUpdatedAt: at, status: 'success' as const }
        : {
            error: new ApiError(result.error.code, result.error.status, result.error.code) as Error,
            errorUpdatedAt: at,
            status: 'error' as const,
          };
    const query = client.getQueryCache().build(client, { queryKey: key }, { ...emptyState, ...state });
    // Errors are the same for visitors and members.
    if (!isStale || 'error' in result) prefetched.set(query, at);
  }
}

const emptyState = {
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  fetchStatus: 'idle' as const,
};

/** A query client with the site's defaults. Use one for each account: see `createQueryClients`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isRetryable(error),
        retryDelay,
        // On the server, each render has a client of its own, and timers would keep all that it rendered in memory.
        gcTime: typeof window === 'undefined' ? Infinity : 5 * 60_000,
        staleTime: (query) => (isPrefetched(query) ? prefetchedFor : 0),
        retryOnMount: (query) => !isPrefetched(query),
        refetchOnWindowFocus: false,
        // Offline, a read fails visibly instead of waiting silently for the network.
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

export interface AccountClient {
  client: QueryClient;
  /** Serial number of the client: a different number means a different cache. */
  serial: number;
}

/**
 * Returns a function that gets the query client of an account: null for a visitor, undefined for a member whose id is
 * still unknown. The client stays while the account is the same or its id becomes known. When the account changes, the
 * old client is cleared and a new one is created.
 */
export function createQueryClients(): (account: number | null | undefined) => AccountClient {
  let account: number | null | undefined;
  let current: AccountClient | undefined;
  return (next) => {
    const isSame = next === account || (account === undefined && next !== null);
    if (!current || !isSame) {
      current?.client.clear();
      current = { client: createQueryClient(), serial: (current?.serial ?? 0) + 1 };
    }
    account = next;
    return current;
  };
}
