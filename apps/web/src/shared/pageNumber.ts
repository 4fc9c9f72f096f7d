import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { page as pageField } from './address.ts';

const anyPage = pageField();

/** Reads the page number from a list's search parameters. */
export const readPage = (params: URLSearchParams): number => anyPage.read(params.get(anyPage.name));

/**
 * Redirects an address beyond the last page to the last page, for example after a deletion. Every paged list uses this.
 * @param page the one-based page in the address
 * @param last the number of pages; 0 or undefined while unknown
 * @param getHref returns the address of a page
 * @returns true during a redirect, when the list shows its loading state
 */
export function useLastPage(page: number, last: number | undefined, getHref: (page: number) => string): boolean {
  const navigate = useNavigate();
  const beyond = last && page > last ? getHref(last) : null;
  useEffect(() => {
    if (beyond) void navigate(beyond, { replace: true });
  }, [beyond, navigate]);
  return beyond !== null;
}

/** Scrolls to the top when the page number changes. On back and forward, the browser restores the scroll position. */
export function useTopOfPage(page: number) {
  const type = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page && type !== 'POP') window.scrollTo(0, 0);
    shown.current = page;
  }, [page, type]);
}
