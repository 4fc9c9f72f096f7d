import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages } from './messages.ts';

export { paths } from './addresses.ts';

/** Names the page in the browser's tab, and says in a sentence what it is to those who find it by a search. */
export function useTitle(title: string | undefined, description?: string) {
  const { formatMessage } = useIntl();
  const site = formatMessage(layoutMessages.product);
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
    document.querySelector('meta[name=description]')?.setAttribute('content', description ?? document.title);
  }, [title, site, description]);
}
