import { createContext, use, useEffect } from 'react';
import { useSite } from './site.ts';

export { paths } from './addresses.ts';

/** Paths of the quest board. A quest opens over the board at its own address. */
const board = /^\/(?:airdrop|email-verified|quest\/[^/]+)?\/*$/i;

/** Returns the path of the page: `/` for the quest board and its quests, otherwise the same path. */
export const pageOf = (pathname: string) => (board.test(pathname) ? '/' : pathname);

/** A page's metadata for browsers, search engines and social networks. */
export interface Head {
  title: string;
  description: string;
}

/** Receives the page's metadata on the server. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Sets the page's title and its description for search engines. */
export function useTitle(title: string | undefined, description?: string) {
  const { name } = useSite();
  const full = title ? `${title} · ${name}` : name;
  use(HeadContext)?.({ title: full, description: description ?? full });
  useEffect(() => {
    document.title = full;
    document.querySelector('meta[name=description]')?.setAttribute('content', description ?? full);
  }, [full, description]);
}
