import { Footer } from '@pwr-community/ui/Footer';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { externalLinks } from '../../app/config.ts';
import { commonMessages, layoutMessages as m } from '../../app/messages.ts';

/** The end of every page. */
export const SiteFooter = memo(function SiteFooter() {
  const { formatMessage } = useIntl();
  return (
    <Footer
      networks={[
        { id: 'x', label: formatMessage(m.onX), href: externalLinks.x },
        { id: 'telegram', label: formatMessage(m.onTelegram), href: externalLinks.telegram },
        { id: 'discord', label: formatMessage(m.onDiscord), href: externalLinks.discord },
      ]}
      documents={[
        { id: 'terms', label: formatMessage(m.terms), href: externalLinks.terms },
        { id: 'privacy', label: formatMessage(m.privacy), href: externalLinks.privacy },
      ]}
      messages={{
        networks: formatMessage(m.community),
        rights: formatMessage(m.rights, { product: formatMessage(m.product) }),
        newTab: formatMessage(commonMessages.newTab),
      }}
    />
  );
});
