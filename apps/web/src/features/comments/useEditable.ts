import type { CommentList } from '@pwr-community/api/schema';
import { useEffect, useMemo, useState } from 'react';

/** Time after posting during which the server accepts edits, in ms. */
const EDITABLE = 15 * 60 * 1000;

/** Returns the ids of a member's comments that can still be edited. Rerenders when one expires. */
export function useEditable(list: CommentList | undefined, memberId: number | undefined): ReadonlySet<number> {
  const [now, setNow] = useState(() => Date.now());
  const own = useMemo(
    () =>
      (list?.comments ?? [])
        .flatMap((comment) => [comment, ...comment.replies])
        .filter(({ userId }) => memberId !== undefined && userId === memberId)
        .map(({ id, date }) => ({ id, until: Date.parse(date) + EDITABLE }))
        .filter(({ until }) => until > now),
    [list, memberId, now],
  );
  const next = Math.min(...own.map(({ until }) => until));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(() => new Set(own.map(({ id }) => id)), [own]);
}
