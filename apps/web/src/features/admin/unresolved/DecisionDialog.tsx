import { ApiError } from '@pwr-community/api/errors';
import { questsKey } from '@pwr-community/api/keys';
import {
  decideQuestMutation,
  decideQuestsMutation,
  forceVerifyQuestMutation,
} from '@pwr-community/api/mutations/quests';
import type { UnresolvedQuest } from '@pwr-community/api/schema';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { TextArea } from '@pwr-community/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { isBlank } from '../../../shared/form/isBlank.ts';
import { pageFormMessages } from '../../../shared/form/messages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useKeptText } from '../../../shared/useKeptText.ts';
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { useBulkDecision } from '../desk/useBulkDecision.ts';
import { decisionMessages } from '../review/messages.ts';
import { unresolvedMessages as m } from './messages.ts';

/** An admin's actions on a request. */
export type Decision = 'verify' | 'fail' | 'force';

/** Maximum length of a reason, the same as on the server. */
const mostReason = 500;

const questions = {
  verify: { title: m.verifyTitle, text: m.verifyText, some: m.verifySome, someText: m.verifySomeText },
  fail: { title: m.failTitle, text: m.failText, some: m.failSome, someText: m.failSomeText },
  force: { title: m.forceTitle, text: m.forceText, some: m.forceSome, someText: m.forceSomeText },
};

export interface DecisionDialogProps {
  /** The requests to decide: one, or several that get the same decision. */
  requests: readonly UnresolvedQuest[];
  decision: Decision;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after a successful decision, and if nothing is left to decide. */
  onDone: () => void;
}

/** A dialog to confirm and send a decision on requests. If another admin decided first, a toast reports it. */
export function DecisionDialog({ requests, decision, isOpen, onOpenChange, onDone }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const decideInBulk = useBulkDecision();
  const client = useQueryClient();
  const decide = useMutation(decideQuestMutation(api));
  const force = useMutation(forceVerifyQuestMutation(api));
  const several = useMutation(decideQuestsMutation(api));
  const [{ user, quest }] = requests as [UnresolvedQuest];
  const count = requests.length;
  const ids = requests.map((one) => `${one.user.id}/${one.quest.id}`).join(' ');
  const [reason, keepReason] = useKeptText(`fail ${ids}`);
  const { isPending, error, reset } = count > 1 ? several : decision === 'force' ? force : decide;
  const { title, text, some, someText } = questions[decision];
  const isTooLong = decision === 'fail' && [...reason.trim()].length > mostReason;
  const why = decision === 'fail' && !isBlank(reason) ? { reason: reason.trim() } : {};

  useResetOnOpen(isOpen, reset);

  const sendMany = () =>
    decideInBulk(requests, async (part) => {
      const sent = part.map(({ user: { id: userId }, quest: { id: challengeId } }) => ({ userId, challengeId }));
      const { decided, skipped } = await several.mutateAsync({ requests: sent, decision, ...why });
      const nameOf = (userId: number, challengeId: number) => {
        const one = part.find((each) => each.user.id === userId && each.quest.id === challengeId)!;
        return `${one.quest.title}, ${one.user.name}`;
      };
      return {
        decided: decided.length,
        skipped: skipped.map((one) => ({ name: nameOf(one.userId, one.challengeId), code: one.code })),
      };
    });
  const sendOne = async () => {
    const request = { userId: user.id, challengeId: quest.id, onlyOpen: true };
    if (decision === 'force') await force.mutateAsync(request);
    else await decide.mutateAsync({ ...request, action: decision, ...why });
    toasts.success(formatMessage(decisionMessages.made));
  };
  const done = () => {
    keepReason(null);
    onDone();
  };
  const confirmed = () =>
    (count > 1 ? sendMany() : sendOne()).then(done, (problem: unknown) => {
      // Nothing is left to decide: another admin decided the request, or the quest or member was deleted.
      if (problem instanceof ApiError && (problem.status === 404 || problem.status === 409)) {
        onDone();
        void client.invalidateQueries({ queryKey: questsKey });
        toasts.error(
          formatMessage(decisionMessages.failed, {
            title: quest.title,
            problem: problemText(formatMessage, problem),
          }),
        );
      } else toasts.error(formatMessage(m.somethingHappened));
    });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={count > 1 ? formatMessage(some, { count }) : formatMessage(title)}
      onConfirm={() => void (isTooLong || confirmed())}
      variant={decision === 'fail' ? 'destructive' : 'primary'}
      field={
        decision === 'fail' && (
          <TextArea
            label={formatMessage(m.reason)}
            description={formatMessage(m.reasonHint)}
            value={reason}
            onChange={keepReason}
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
      {count > 1
        ? formatMessage(someText, { points: requests.reduce((sum, one) => sum + one.quest.points, 0) })
        : formatMessage(text, {
            quest: quest.title,
            points: quest.points,
            member: <bdi key="member">{user.name}</bdi>,
          })}
    </ConfirmDialog>
  );
}
