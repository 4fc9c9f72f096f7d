import { ApiError } from '@pwr-community/api/errors';
import { deleteProjectMutation } from '@pwr-community/api/mutations/projects';
import { Button } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { TrashIcon } from '@pwr-community/ui/Icon';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { formMessages as m } from './messages.ts';

/** A button that deletes a project after confirmation. */
export function DeleteProject({ projectId, onDeleted }: { projectId: number; onDeleted: () => void }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(deleteProjectMutation(api));

  return (
    <>
      <Button variant="destructive" icon={<TrashIcon />} onPress={() => setOpen(true)}>
        {formatMessage(m.delete)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          reset();
        }}
        title={formatMessage(m.deleteTitle)}
        onConfirm={() =>
          mutate(projectId, {
            onSuccess: onDeleted,
            // The project was already deleted, for example by a request whose reply was lost.
            onError: (problem) => problem instanceof ApiError && problem.code === 'project-not-found' && onDeleted(),
          })
        }
        isPending={isPending}
        errorMessage={error && problemText(formatMessage, error)}
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
