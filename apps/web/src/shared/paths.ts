import { createContext, use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages } from './messages.ts';

export { paths } from './addresses.ts';

/** The board of quests by each of its addresses. A quest opens over the board and has an address of its own. */
const board = /^\/(?:airdrop|email-verified|quest\/[^/]+)?\/*$/i;

/** The address of the page itself, the same with and without what is open over it. */
export const pageOf = (pathname: string) => (board.test(pathname) ? '/' : pathname);

/** What a page says about itself to browsers, search engines and social networks. */
export interface Head {
  title: string;
  description: string;
}

/** On the server, where the page's head goes. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Names the page in the browser's tab, and says in a sentence what it is to those who find it by a search. */
export function useTitle(title: string | undefined, description?: string) {
  const { formatMessage } = useIntl();
  const site = formatMessage(layoutMessages.product);
  const full = title ? `${title} · ${site}` : site;
  use(HeadContext)?.({ title: full, description: description ?? full });
  useEffect(() => {
    document.title = full;
    document.querySelector('meta[name=description]')?.setAttribute('content', description ?? full);
  }, [full, description]);
}
