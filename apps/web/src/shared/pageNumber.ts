import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';

/** The highest page number the API accepts: its zero-based `page` ends at 1,000,000. */
const HIGHEST_PAGE = 1_000_001;

/** The page that an address asks for, from 1 to the highest the API accepts; 1 for anything that is not a page number. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[0-9]+$/.test(text) ? Math.min(Math.max(Number(text), 1), HIGHEST_PAGE) : 1;
}

/**
 * Redirects an address beyond the last page, as after a deletion, to the last page. Every paged list uses this.
 * @param page the page that the address asks for, from 1
 * @param last how many pages there are; 0 or undefined while nobody knows
 * @param getHref the address of a page
 * @returns true while it redirects: the list then shows that it loads
 */
export function useLastPage(page: number, last: number | undefined, getHref: (page: number) => string): boolean {
  const navigate = useNavigate();
  const beyond = last && page > last ? getHref(last) : null;
  useEffect(() => {
    if (beyond) void navigate(beyond, { replace: true });
  }, [beyond, navigate]);
  return beyond !== null;
}

/** Another page of a list begins at its top; on the way back, the browser knows where the reader was. */
export function useTopOfPage(page: number) {
  const type = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && type !== 'POP') window.scrollTo(0, 0);
    shown.current = page;
  }, [page, type]);
}
