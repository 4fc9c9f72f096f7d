import { useState } from 'react';
import { useMember } from './session.tsx';

/**
 * Returns a function that makes the storage key of the member's own draft about a subject, for `useKept`. Keys stay the
 * same when the session ends, so that the draft is still there after a new login.
 */
export function useDraftKey() {
  const member = useMember();
  const [memberId] = useState(member?.id);
  return (subject: string) => `${subject}-${memberId}`;
}
