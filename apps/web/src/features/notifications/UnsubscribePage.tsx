import { ApiError } from '@pwr-community/api/errors';
import { unsubscribeMutation } from '@pwr-community/api/mutations/notifications';
import { announce } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire, PlugApart } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { unsubscribeMessages as m } from './unsubscribeMessages.ts';

/**
 * Unsubscribes the member whose token is in the fragment from the daily email. Requires the press of a button, because
 * email scanners open links.
 */
export function UnsubscribePage() {
  const { formatMessage } = useIntl();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...unsubscribeMutation(api),
    onError: (failure) => announce(problemText(formatMessage, failure)),
  });
  useTitle(formatMessage(m.title));

  const settings = (
    <Link variant="button" href={paths.profileEdit.getHref('#notifications')}>
      {formatMessage(m.settings)}
    </Link>
  );
  const isRefused = !token || (error instanceof ApiError && error.code === 'unsubscribe-token-invalid');
  const frame = { headingLevel: 1, illustration: isRefused || error ? <BrokenWire /> : <PlugApart /> } as const;
  if (isSuccess)
    return (
      <EmptyState {...frame} title={formatMessage(m.done)} description={formatMessage(m.doneHint)} action={settings} />
    );
  if (isRefused)
    return (
      <EmptyState
        {...frame}
        title={formatMessage(m.failed)}
        description={formatMessage(errorMessages['unsubscribe-token-invalid'])}
        action={settings}
      />
    );
  const confirm = () => mutate(token, { onSuccess: () => announce(formatMessage(m.done)) });
  return (
    <EmptyState
      {...frame}
      title={formatMessage(error ? m.failed : m.title)}
      description={error ? problemText(formatMessage, error) : formatMessage(m.hint)}
      action={
        <Button
          variant="primary"
          isPending={isPending}
          messages={{ pending: formatMessage(m.confirming) }}
          onPress={confirm}
        >
          {formatMessage(error ? commonMessages.retry : m.confirm)}
        </Button>
      }
    />
  );
}
