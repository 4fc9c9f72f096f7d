import { identityListQuery } from '@pwr-community/api/queries/session';
import type { IdentityProvider } from '@pwr-community/api/schema';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** True if the member has linked an account from one of these providers; false while unknown. */
export function useIsConnected(...providers: IdentityProvider[]): boolean {
  const { data } = useQuery(identityListQuery(api));
  return data?.identities.some(({ provider }) => providers.includes(provider)) ?? false;
}
