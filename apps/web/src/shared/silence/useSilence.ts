import type { OwnUser } from '@pwr-community/api/schema';
import { useEffect, useState } from 'react';
import { useMember } from '../session.tsx';

/** Maximum delay of a timer, in ms. With a longer delay, browsers run timers at once. */
const longest = 2 ** 31 - 1;

/** Returns the reason and end of the member's silence, or null. Rerenders when the silence ends. */
export function useSilence(): OwnUser['silence'] {
  const silence = useMember()?.silence ?? null;
  const until = silence?.until;
  const [ended, setEnded] = useState<string>();

  useEffect(() => {
    if (!until) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Date.parse(until) - Date.now();
      timer = setTimeout(() => (left > longest ? wait() : setEnded(until)), Math.min(Math.max(left, 0), longest));
    };
    wait();
    return () => clearTimeout(timer);
  }, [until]);

  return ended === until ? null : silence;
}
