import { identityListQuery } from '@pwr-community/api/queries/session';
import type { IdentityProvider } from '@pwr-community/api/schema';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** Whether the member has connected an account of one of these; false while nobody knows. */
export function useIsConnected(...providers: IdentityProvider[]): boolean {
  const { data } = useQuery(identityListQuery(api));
  return data?.identities.some(({ provider }) => providers.includes(provider)) ?? false;
}
