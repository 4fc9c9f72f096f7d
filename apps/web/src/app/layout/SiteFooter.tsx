import { DiscordMark, TelegramMark, XMark } from '@pwr-community/ui/Icon';
import { Footer } from '@pwr-community/ui/layouts/Footer';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { externalLinks } from '../../shared/config.ts';
import { commonMessages, layoutMessages as m } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { paths } from '../../shared/paths.ts';

export const SiteFooter = memo(function SiteFooter() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  return (
    <Footer
      networks={[
        { id: 'x', label: formatMessage(m.onX), icon: <XMark size="l" />, href: externalLinks.x },
        {
          id: 'telegram',
          label: formatMessage(m.onTelegram),
          icon: <TelegramMark size="l" />,
          href: externalLinks.telegram,
        },
        {
          id: 'discord',
          label: formatMessage(m.onDiscord),
          icon: <DiscordMark size="l" />,
          href: externalLinks.discord,
        },
      ]}
      pages={[{ id: 'how', label: formatMessage(m.how), href: paths.howItWorks.getHref() }]}
      contact={{ label: formatMessage(m.contact), onPress: () => open('contact') }}
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
