import { cancelDeletionMutation } from '@pwr-community/api/mutations/session';
import { Button } from '@pwr-community/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { problemText } from '../errorMessages.ts';
import { useToasts } from '../toasts.tsx';
import { accountMessages as m } from './messages.ts';

/** A button that withdraws the request to delete the account. */
export function KeepAccount() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...cancelDeletionMutation(api),
    onSuccess: () => toasts.success(formatMessage(m.kept)),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });
  return (
    <Button size="s" isPending={isPending} messages={{ pending: formatMessage(m.keeping) }} onPress={() => mutate()}>
      {formatMessage(m.keep)}
    </Button>
  );
}
