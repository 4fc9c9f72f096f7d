import { readinessQuery } from '@pwr-community/api/queries/health';
import { CheckList } from '@pwr-community/ui/CheckList';
import { InfoPage } from '@pwr-community/ui/layouts/InfoPage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { useTitle } from '../../shared/paths.ts';
import { currentTheme, useLocale } from '../../shared/settings.tsx';
import { read, storageKeys, write } from '../../shared/storage.ts';
import { checkMessages as m } from './messages.ts';

function canStore(): boolean {
  const key = storageKeys.selfCheck;
  write(key, key);
  const isKept = read(key) === key;
  write(key, null);
  return isKept;
}

/** Information about this browser and build, and self-checks, for bug reports. */
export function SelfCheckPage() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { status } = useQuery(readinessQuery(api));
  const [isStored] = useState(canStore);
  useTitle(formatMessage(m.title), formatMessage(m.lead));

  const verdict = (isGood: boolean) => (isGood ? 'good' : 'bad');
  const apiWords = { pending: m.asking, error: m.silent, success: m.answers };
  return (
    <InfoPage title={formatMessage(m.title)} lead={formatMessage(m.lead)} isPlain>
      <CheckList
        checks={[
          { id: 'build', name: formatMessage(m.build), result: <bdi>{import.meta.env.BUILD_COMMIT}</bdi> },
          {
            id: 'api',
            name: formatMessage(m.api),
            result: formatMessage(apiWords[status]),
            state: status === 'pending' ? 'unknown' : verdict(status === 'success'),
          },
          { id: 'language', name: formatMessage(m.language), result: <bdi lang={locale.tag}>{locale.name}</bdi> },
          {
            id: 'theme',
            name: formatMessage(m.theme),
            result: formatMessage(currentTheme() === 'dark' ? m.dark : m.light),
          },
          {
            id: 'storage',
            name: formatMessage(m.storage),
            result: formatMessage(isStored ? m.works : m.forbidden),
            state: verdict(isStored),
          },
          {
            id: 'wallet',
            name: formatMessage(m.wallet),
            result: formatMessage('pwr' in window ? m.walletFound : m.walletMissing),
            state: 'pwr' in window ? 'good' : 'unknown',
          },
        ]}
      />
    </InfoPage>
  );
}
