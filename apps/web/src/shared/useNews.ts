import { announce } from '@pwr-community/ui/announce';
import { useEffect, useRef } from 'react';

/**
 * Announces a list's new content to screen readers after its order, filter or period changes and the list has loaded.
 * @param choice identifies the chosen view; only its changes are announced, not a change of language
 */
export function useNews(choice: string, words: string, hasArrived: boolean) {
  const last = useRef(choice);
  useEffect(() => {
    if (!hasArrived || choice === last.current) return;
    last.current = choice;
    announce(words);
  }, [choice, words, hasArrived]);
}
