import { DiscordMark, TelegramMark, XMark } from '@pwr-community/ui/Icon';
import { Footer } from '@pwr-community/ui/layouts/Footer';
import { memo, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { commonMessages, layoutMessages as m } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { paths } from '../../shared/paths.ts';
import { useSite } from '../../shared/site.ts';

const networks: Record<string, { label: MessageDescriptor; icon: ReactNode }> = {
  x: { label: m.onX, icon: <XMark size="l" /> },
  telegram: { label: m.onTelegram, icon: <TelegramMark size="l" /> },
  discord: { label: m.onDiscord, icon: <DiscordMark size="l" /> },
};

export const SiteFooter = memo(function SiteFooter() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const site = useSite();
  return (
    <Footer
      networks={site.networks.flatMap(({ id, href }) => {
        const network = networks[id];
        return network ? [{ id, label: formatMessage(network.label), icon: network.icon, href }] : [];
      })}
      pages={[{ id: 'how', label: formatMessage(m.how), href: paths.howItWorks.getHref() }]}
      contact={site.hasContact ? { label: formatMessage(m.contact), onPress: () => open('contact') } : undefined}
      documents={[
        { id: 'terms', label: formatMessage(m.terms), href: site.links.terms },
        { id: 'privacy', label: formatMessage(m.privacy), href: site.links.privacy },
      ]}
      messages={{
        networks: formatMessage(m.community),
        rights: formatMessage(m.rights, { product: site.name }),
        newTab: formatMessage(commonMessages.newTab),
      }}
    />
  );
});
