import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { page as pageField } from './address.ts';

const anyPage = pageField();

/** The page that an address asks for, where the page is all that it says. */
export const readPage = (params: URLSearchParams): number => anyPage.read(params.get(anyPage.name));

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
