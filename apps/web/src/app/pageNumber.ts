import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';

/** The page that an address asks for, from 1; the first one where it names none that could be. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/**
 * Leads from an address beyond the last page, as after something was deleted, to the last one.
 * @param page the page that the address asks for, from 1
 * @param last how many pages there are; 0 or undefined while nobody knows
 * @param getHref the address of a page
 * @returns whether it is on its way there
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
