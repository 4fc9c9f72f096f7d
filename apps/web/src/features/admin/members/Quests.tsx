import { forceVerifyQuestMutation } from '@pwr-community/api/mutations/quests';
import { userQuestsQuery } from '@pwr-community/api/queries/quests';
import type { FoundUser, Quest } from '@pwr-community/api/schema';
import { DetailList } from '@pwr-community/ui/DetailList';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { listMessages } from '../quests/messages.ts';
import { decisionMessages } from '../review/messages.ts';
import { unresolvedMessages } from '../unresolved/messages.ts';
import { membersMessages as m } from './messages.ts';

/** True if a quest awaits an admin's decision or a service's check. */
const isOpen = (state: Quest['state']) => state === 'in_review' || state === 'pending';

/** The available quests with a member's progress, with buttons to force-verify them. */
export function Quests({ member }: { member: FoundUser }) {
  const { formatMessage, formatDate } = useIntl();
  const { data, status, refetch } = useQuery(userQuestsQuery(api, member.id));
  const badge = ({ state, completedAt }: Quest) => {
    if (state === 'completed')
      return (
        <StatusBadge status="accepted">
          {formatMessage(m.questCompleted, { date: formatDate(completedAt ?? undefined, { dateStyle: 'medium' }) })}
        </StatusBadge>
      );
    return isOpen(state) && <StatusBadge status="inReview">{formatMessage(submissionMessages.inReview)}</StatusBadge>;
  };
  return (
    <DetailList
      rows={(data?.quests ?? []).map((quest) => ({
        id: String(quest.id),
        icon: questIcons[quest.kind],
        title: quest.title,
        badge: badge(quest),
        details: [formatMessage(m.questPays, { points: quest.points })],
        end: !member.isDisqualified && quest.state !== 'completed' && <ForceVerify member={member} quest={quest} />,
      }))}
      state={listState({ status, data })}
      expected={6}
      onRetry={() => void refetch()}
      messages={{
        label: formatMessage(m.quests),
        loading: formatMessage(listMessages.loading),
        error: formatMessage(listMessages.failed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(listMessages.empty),
      }}
    />
  );
}

function ForceVerify({ member: { id, name }, quest }: { member: FoundUser; quest: Quest }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(forceVerifyQuestMutation(api));
  return (
    <ConfirmedButton
      variant="quiet"
      size="s"
      label={formatMessage(unresolvedMessages.force)}
      name={formatMessage(unresolvedMessages.about, {
        decision: formatMessage(unresolvedMessages.force),
        quest: quest.title,
        member: name,
      })}
      title={formatMessage(unresolvedMessages.forceTitle)}
      text={formatMessage(unresolvedMessages.forceText, {
        quest: quest.title,
        points: quest.points,
        member: <bdi key="member">{name}</bdi>,
      })}
      confirm={formatMessage(unresolvedMessages.force)}
      pending={formatMessage(unresolvedMessages.deciding)}
      act={() => mutateAsync({ userId: id, challengeId: quest.id })}
      onDone={({ wasCompleted }) => {
        if (wasCompleted) toasts.info(formatMessage(m.questPaidBefore, { name }));
        else toasts.success(formatMessage(decisionMessages.made));
      }}
      failed={formatMessage(unresolvedMessages.somethingHappened)}
    />
  );
}
