import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { createApiClient, type ApiClientOptions } from '../src/client.ts';
import { createQueryClient } from '../src/queryClient.ts';
import { serve, type Routes } from './server.ts';

/** A signed-in member on a server with these routes. */
export async function signedIn(routes: Routes, options: Partial<ApiClientOptions> = {}) {
  const { host, calls } = await serve(routes);
  const api = createApiClient({
    host,
    getToken: () => 'token-1',
    getLocale: () => 'tr',
    onUnauthorized: () => undefined,
    ...options,
  });
  const client = createQueryClient();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } });
  onTestFinished(() => client.clear());
  return { api, client, calls, host };
}

/** Runs a mutation as a component would. */
export const mutate = <Data, Variables, Result>(
  client: QueryClient,
  options: MutationObserverOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data> => new MutationObserver(client, options).mutate(variables);
