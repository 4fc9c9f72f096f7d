import { announce } from '@pwr-community/ui/announce';
import { useEffect, useRef } from 'react';

/**
 * Announces a list's new content to screen readers after a change of order, filter or period, once the list has loaded.
 * @param choice identifies the chosen view: only a change of it is announced, not a change of language
 */
export function useNews(choice: string, words: string, hasArrived: boolean) {
  const last = useRef(choice);
  useEffect(() => {
    if (!hasArrived || choice === last.current) return;
    last.current = choice;
    announce(words);
  }, [choice, words, hasArrived]);
}
