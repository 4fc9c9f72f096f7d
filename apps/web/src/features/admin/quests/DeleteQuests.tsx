import { ApiError } from '@pwr-community/api/errors';
import { questsKey } from '@pwr-community/api/keys';
import { deleteQuestMutation } from '@pwr-community/api/mutations/quests';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { decisionMessages } from '../review/messages.ts';
import { deleteMessages as m, listMessages } from './messages.ts';

interface Deletable {
  id: number;
  title: string;
}

export interface DeleteQuestsProps {
  /** The quests to delete after confirmation. */
  quests: readonly Deletable[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after each attempt with the ids of the deleted quests, including those that another admin deleted. */
  onDeleted: (ids: readonly number[]) => void;
}

/** Asks for confirmation and deletes quests one by one. */
export function DeleteQuests({ quests, isOpen, onOpenChange, onDeleted }: DeleteQuestsProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(deleteQuestMutation(api));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const count = quests.length;

  const change = (open: boolean) => {
    setFailure(undefined);
    onOpenChange(open);
  };

  const deleteAll = async () => {
    const gone: number[] = [];
    let deleted = 0;
    let problem: unknown;
    setFailure(undefined);
    setPending(true);
    for (const { id, title } of quests) {
      try {
        await mutateAsync(id);
        deleted += 1;
        gone.push(id);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) {
          problem = error;
          break;
        }
        // Another admin has already deleted the quest.
        gone.push(id);
        toasts.error(formatMessage(decisionMessages.failed, { title, problem: problemText(formatMessage, error) }));
        void client.invalidateQueries({ queryKey: questsKey });
      }
    }
    setPending(false);
    if (deleted > 0) toasts.success(formatMessage(count === 1 ? m.deleted : m.severalDeleted, { count: deleted }));
    if (problem === undefined) onOpenChange(false);
    else {
      setFailure(problem);
      toasts.error(formatMessage(m.failed));
    }
    onDeleted(gone);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={change}
      title={formatMessage(m.title, { count })}
      onConfirm={() => void deleteAll()}
      field={
        <ul>
          {quests.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      }
      isPending={isPending}
      errorMessage={failure !== undefined && problemText(formatMessage, failure)}
      messages={{
        confirm: formatMessage(listMessages.delete),
        pending: formatMessage(m.deleting),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(m.text, { count })}
    </ConfirmDialog>
  );
}
