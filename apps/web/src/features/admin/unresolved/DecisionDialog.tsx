import { ApiError } from '@pwr-community/api/errors';
import { questsKey } from '@pwr-community/api/keys';
import { decideQuestMutation, forceVerifyQuestMutation } from '@pwr-community/api/mutations/quests';
import type { UnresolvedQuest } from '@pwr-community/api/schema';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { TextArea } from '@pwr-community/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { pageFormMessages } from '../../../shared/form/messages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { decisionMessages } from '../review/messages.ts';
import { unresolvedMessages as m } from './messages.ts';

/** An admin's actions on a request. */
export type Decision = 'verify' | 'fail' | 'force';

/** Maximum length of a reason, the same as on the server. */
const mostReason = 500;

const questions = {
  verify: { title: m.verifyTitle, text: m.verifyText },
  fail: { title: m.failTitle, text: m.failText },
  force: { title: m.forceTitle, text: m.forceText },
};

export interface DecisionDialogProps {
  request: UnresolvedQuest;
  decision: Decision;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms and sends a decision on a request. If another admin decided first, says so. */
export function DecisionDialog({ request: { user, quest }, decision, isOpen, onOpenChange }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const decide = useMutation(decideQuestMutation(api));
  const force = useMutation(forceVerifyQuestMutation(api));
  const { isPending, error, reset } = decision === 'force' ? force : decide;
  const { title, text } = questions[decision];
  const isTooLong = [...reason.trim()].length > mostReason;

  useResetOnOpen(isOpen, reset);

  const send = () => {
    const request = { userId: user.id, challengeId: quest.id, onlyOpen: true };
    if (decision === 'force') return force.mutateAsync(request);
    const why = decision === 'fail' ? reason.trim() : '';
    return decide.mutateAsync({ ...request, action: decision, ...(why && { reason: why }) });
  };
  const confirmed = () =>
    send().then(
      () => {
        onOpenChange(false);
        toasts.success(formatMessage(decisionMessages.made));
      },
      (problem: unknown) => {
        // Already decided by another admin, or the quest or member was deleted: nothing is left to decide.
        if (problem instanceof ApiError && (problem.status === 404 || problem.status === 409)) {
          onOpenChange(false);
          void client.invalidateQueries({ queryKey: questsKey });
          toasts.error(
            formatMessage(decisionMessages.failed, {
              title: quest.title,
              problem: problemText(formatMessage, problem),
            }),
          );
        } else toasts.error(formatMessage(m.somethingHappened));
      },
    );

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(title)}
      onConfirm={() => void (isTooLong || confirmed())}
      variant={decision === 'fail' ? 'destructive' : 'primary'}
      field={
        decision === 'fail' && (
          <TextArea
            label={formatMessage(m.reason)}
            description={formatMessage(m.reasonHint)}
            value={reason}
            onChange={setReason}
            isDisabled={isPending}
            errorMessage={isTooLong && formatMessage(pageFormMessages.tooLong, { count: mostReason })}
          />
        )
      }
      isPending={isPending}
      errorMessage={error && problemText(formatMessage, error)}
      messages={{
        confirm: formatMessage(m[decision]),
        pending: formatMessage(m.deciding),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(text, {
        quest: quest.title,
        points: quest.points,
        member: <bdi key="member">{user.name}</bdi>,
      })}
    </ConfirmDialog>
  );
}
