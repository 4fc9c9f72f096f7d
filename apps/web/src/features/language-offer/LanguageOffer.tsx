import { I18nProvider } from '@pwr-community/i18n';
import { offerMessages } from '@pwr-community/i18n/offerMessages';
import { LanguageOffer as OfferLine } from '@pwr-community/ui/LanguageOffer';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../../shared/hydration.ts';
import { layoutMessages } from '../../shared/messages.ts';
import { ServerStateContext } from '../../shared/serverState.ts';
import { setLocale, useLocale } from '../../shared/settings.tsx';
import { useSite } from '../../shared/site.ts';
import { storageKeys, write } from '../../shared/storage.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { offerMessages as m } from './messages.ts';
import { findOffered, isAnswered, preferredLocale, type Offered } from './offeredLocale.ts';

/** Offers the browser's language if it isn't the default, until the visitor chooses a language or declines. */
export function LanguageOffer() {
  const state = use(ServerStateContext);
  const site = useSite();
  const [offered, setOffered] = useState(() =>
    state ? findOffered(site, state.offer) : isAnswered() ? null : findOffered(site, preferredLocale(site)),
  );
  const shown = useLocale();
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  // Hydration must match the server, which knows the answer only from cookies. These may be lost.
  const isOpen = useHydrated(true, !isAnswered());
  if (!offered || !isOpen || shown.code !== site.defaultLanguage) return null;

  const accept = () => setLocale(offered.code).catch(() => toasts.error(formatMessage(layoutMessages.languageFailed)));
  const decline = () => {
    write(storageKeys.languageOffer, 'declined');
    setOffered(null);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <I18nProvider locale={offered} messages={offerMessages[offered.code]}>
      <Line offered={offered} onAccept={() => void accept()} onDismiss={decline} />
    </I18nProvider>
  );
}

function Line({ offered, ...actions }: { offered: Offered; onAccept: () => void; onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <OfferLine
      lang={offered.tag}
      {...actions}
      messages={{
        label: formatMessage(m.label),
        accept: formatMessage(m.accept),
        dismiss: formatMessage(m.decline),
      }}
    />
  );
}
