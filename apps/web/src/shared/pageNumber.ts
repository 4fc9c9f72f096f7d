import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { page as pageField } from './address.ts';

const anyPage = pageField();

/** Reads the page number of a list without other parameters. */
export const readPage = (params: URLSearchParams): number => anyPage.read(params.get(anyPage.name));

/**
 * Redirects an address beyond the last page, such as after a deletion, to the last page. Every paged list uses this.
 * @param page the one-based page in the address
 * @param last the number of pages; 0 or undefined while unknown
 * @param getHref builds the address of a page
 * @returns true while it redirects: the list then shows its loading state
 */
export function useLastPage(page: number, last: number | undefined, getHref: (page: number) => string): boolean {
  const navigate = useNavigate();
  const beyond = last && page > last ? getHref(last) : null;
  useEffect(() => {
    if (beyond) void navigate(beyond, { replace: true });
  }, [beyond, navigate]);
  return beyond !== null;
}

/** Scrolls to the top on a new page number. On back and forward, the browser restores the scroll position. */
export function useTopOfPage(page: number) {
  const type = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && type !== 'POP') window.scrollTo(0, 0);
    shown.current = page;
  }, [page, type]);
}
