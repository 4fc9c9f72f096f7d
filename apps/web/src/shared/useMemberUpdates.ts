import { ownUserQuery } from '@pwr-community/api/queries/session';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { Member } from './session.tsx';

/** Has the member read again while this page is open and points move; the session then tells everyone who shows it. */
export function useMemberUpdates(member: Member): void {
  // The session was read a moment ago: only what changes later is asked for.
  useQuery({ ...ownUserQuery(api), initialData: member, staleTime: Infinity });
}
