import { ApiError } from '@pwr-community/api/errors';
import { deleteCommentMutation } from '@pwr-community/api/mutations/comments';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { commonMessages } from '../../shared/messages.ts';
import { commentMessages as m } from './messages.ts';

export interface DeleteCommentProps {
  /** The comment's id. */
  id: number;
  projectId: number;
  onClose: () => void;
}

/** Asks for confirmation and deletes a comment. */
export function DeleteComment({ id, projectId, onClose }: DeleteCommentProps) {
  const { formatMessage } = useIntl();
  const deletion = useMutation(deleteCommentMutation(api, projectId));
  const confirm = () =>
    deletion.mutate(id, {
      onSuccess: onClose,
      // The comment was already deleted, for example by a request whose reply was lost.
      onError: (error) => error instanceof ApiError && error.code === 'comment-not-found' && onClose(),
    });

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(m.deleteTitle)}
      onConfirm={confirm}
      isPending={deletion.isPending}
      errorMessage={deletion.isError && formatMessage(m.deleteFailed)}
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
  );
}
