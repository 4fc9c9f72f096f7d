import { countriesQuery } from '@pwr-community/api/queries/users';
import { FlagPicker } from '@pwr-community/ui/FlagPicker';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { editMessages as m } from './messages.ts';

export interface FlagFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Selects the member's flag, with countries named and sorted in the reader's language. */
export function FlagField({ value, onChange, ref }: FlagFieldProps) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const { data, status, refetch } = useQuery(countriesQuery(api));
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return (data ?? [])
      .map(({ cca2, name, flags }) => ({
        id: cca2,
        name: formatDisplayName(cca2, { type: 'region' }) ?? name.common,
        flag: flags.svg,
      }))
      .sort((one, other) => compare(one.name, other.name));
  }, [data, formatDisplayName, locale]);

  return (
    <FlagPicker
      ref={ref}
      label={formatMessage(m.flag)}
      countries={countries}
      value={value}
      onChange={onChange}
      state={listState({ status, data })}
      onRetry={() => void refetch()}
      messages={{
        search: formatMessage(m.flagSearch),
        loading: formatMessage(m.flagLoading),
        error: formatMessage(m.flagFailed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.flagEmpty),
        none: formatMessage(m.flagNone),
      }}
    />
  );
}
