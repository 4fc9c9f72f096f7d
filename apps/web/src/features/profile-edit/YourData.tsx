import { downloadMutation, requestDeletionMutation } from '@pwr-community/api/mutations/session';
import type { OwnUser } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { DetailList } from '@pwr-community/ui/DetailList';
import { DownloadSimpleIcon, TrashIcon } from '@pwr-community/ui/Icon';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeepAccount } from '../../shared/account/KeepAccount.tsx';
import { accountMessages } from '../../shared/account/messages.ts';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useMoment } from '../../shared/serverState.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { dataMessages as m } from './dataMessages.ts';
import { saveFile } from '../../shared/saveFile.ts';

/** Lets members download all their data, delete their account, or cancel a scheduled deletion. */
export function YourData({ member: { deletionDueAt } }: { member: OwnUser }) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const due = deletionDueAt && formatDate(deletionDueAt, { dateStyle: 'long', timeZone });
  return (
    <FormSection title={formatMessage(m.title)} description={formatMessage(m.hint)}>
      <DetailList
        rows={[
          {
            id: 'download',
            icon: <DownloadSimpleIcon size="l" />,
            title: formatMessage(m.download),
            details: [formatMessage(m.downloadHint)],
            end: <Download />,
          },
          {
            id: 'deletion',
            icon: <TrashIcon size="l" />,
            title: due ? formatMessage(accountMessages.dueTitle, { date: due }) : formatMessage(m.delete),
            details: [formatMessage(due ? accountMessages.dueHint : m.deleteHint)],
            end: due ? <KeepAccount /> : <DeleteAccount />,
          },
        ]}
        onRetry={() => {}}
        messages={{
          label: formatMessage(m.title),
          loading: '',
          error: '',
          retry: formatMessage(commonMessages.retry),
          empty: '',
        }}
      />
    </FormSection>
  );
}

function Download() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...downloadMutation(api),
    onSuccess: (archive) => saveFile(archive, 'my-data.zip'),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });
  return (
    <Button
      size="s"
      aria-label={formatMessage(m.download)}
      isPending={isPending}
      messages={{ pending: formatMessage(m.downloading) }}
      onPress={() => mutate()}
    >
      {formatMessage(m.downloadShort)}
    </Button>
  );
}

function DeleteAccount() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(requestDeletionMutation(api));
  return (
    <>
      <Button
        variant="destructive"
        size="s"
        onPress={() => {
          reset();
          setOpen(true);
        }}
      >
        {formatMessage(m.delete)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(m.deleteTitle)}
        isPending={isPending}
        errorMessage={error && problemText(formatMessage, error)}
        onConfirm={() => mutate(undefined, { onSuccess: () => setOpen(false) })}
        messages={{
          confirm: formatMessage(m.delete),
          cancel: formatMessage(commonMessages.cancel),
          pending: formatMessage(m.deleting),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      >
        {formatMessage(m.deleteBody)}
      </ConfirmDialog>
    </>
  );
}
