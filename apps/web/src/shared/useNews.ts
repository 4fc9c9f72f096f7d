import { announce } from '@pwr-community/ui/announce';
import { useEffect, useRef } from 'react';

/**
 * Announces what a list shows after the reader chose another order, filter or period, once the list has arrived.
 * @param choice what was chosen: another one is news, the same one in another language is not
 */
export function useNews(choice: string, words: string, hasArrived: boolean) {
  const last = useRef(choice);
  useEffect(() => {
    if (!hasArrived || choice === last.current) return;
    last.current = choice;
    announce(words);
  }, [choice, words, hasArrived]);
}
