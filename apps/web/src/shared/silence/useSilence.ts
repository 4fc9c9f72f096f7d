import type { OwnUser } from '@pwr-community/api/schema';
import { useEffect, useState } from 'react';
import { useMember } from '../session.tsx';

/** Maximum delay of a timer, in milliseconds. Browsers run timers with a longer delay at once. */
const longest = 2 ** 31 - 1;

/** Returns why and until when the member can't post, or null. It ends by the clock. */
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
