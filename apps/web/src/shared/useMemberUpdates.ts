import { ownUserQuery } from '@pwr-community/api/queries/session';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { Member } from './session.tsx';

/** Refetches the member when points change while this page is open. The session then updates all displays. */
export function useMemberUpdates(member: Member): void {
  // The session has just loaded the member, so only invalidations cause a fetch.
  useQuery({ ...ownUserQuery(api), initialData: member, staleTime: Infinity });
}
