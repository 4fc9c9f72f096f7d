import { ApiError } from '@pwr-community/api/errors';
import { verifyQuestMutation, verifySocialQuestMutation } from '@pwr-community/api/mutations/quests';
import type { Quest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import type { QuestStep } from '@pwr-community/ui/community/QuestSteps';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { api } from '../../shared/api.ts';
import { canAppeal } from '../../shared/appeals/canAppeal.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useMoment } from '../../shared/serverState.ts';
import type { Member } from '../../shared/session.tsx';
import { memberMessages } from './memberMessages.ts';
import { pageMessages } from './pageMessages.ts';
import { QuestAppeal } from './QuestAppeal.tsx';
import { QuestBody } from './QuestBody.tsx';
import { isToDo, standingOf } from './questState.ts';
import { useClaimQuest } from './useClaimQuest.ts';
import { questMessages as m } from './questMessages.ts';

/** Props that the components of all quest types take. */
export interface QuestProps {
  quest: Quest;
  member: Member;
  /** Error from a service that redirected back to this quest. */
  error: ApiError | null;
  onClose: () => void;
  /** Renders the container: a modal or a page. */
  shell: (body: ReactNode, footer: ReactNode) => ReactNode;
  /** Omits the close button beside the action: on a page, links serve this purpose. Default `false`. */
  isPage?: boolean;
}

export interface QuestFrameProps extends QuestProps {
  steps: readonly QuestStep[];
  /** Message after a check that found the quest incomplete: what is missing, and what to do. */
  notDone: MessageDescriptor;
  /** Message for a failed step. */
  failure?: string | undefined;
  /** Replaces the Verify button with one that sends the member's input. */
  send?: { label: string; pending: string; isPending: boolean; onPress: () => void };
}

/** The layout for all quest types: steps, state, and action buttons. */
export function QuestFrame(props: QuestFrameProps) {
  const { quest, member, onClose, shell, isPage = false, steps, notDone, failure, send } = props;
  const { formatMessage } = useIntl();
  const { now } = useMoment();
  const claim = useClaimQuest();
  const social = useMutation(verifySocialQuestMutation(api, member.id));
  const other = useMutation(verifyQuestMutation(api, member.id));
  const check = quest.kind === 'x_follow' ? social : other;
  const standing = standingOf(quest);

  const verify = () => {
    const options = {
      onSuccess: ({ state }: { state: Quest['state'] }) => {
        if (state === 'verified') claim.mutate(quest.id);
      },
    };
    if (quest.kind === 'x_follow') social.mutate(quest.id, options);
    else other.mutate({ challengeId: quest.id }, options);
  };

  const checkFailure =
    check.error instanceof ApiError && check.error.code === 'quest-not-verified'
      ? formatMessage(notDone)
      : problemText(formatMessage, check.error);
  const failures = () => {
    // A completed quest overrides earlier errors.
    if (standing === 'completed') return undefined;
    if (claim.error) return problemText(formatMessage, claim.error);
    if (standing === 'verified' || standing === 'in_review') return undefined;
    return check.error && !check.isPending ? checkFailure : failure;
  };
  const error = failures();

  const note = () => {
    if (standing === 'completed') return formatMessage(m.noteCompleted, { points: quest.points });
    if (standing === 'verified') return formatMessage(memberMessages.verifiedHint);
    if (standing === 'in_review') return formatMessage(pageMessages.inReviewHint);
    if (standing === 'pending') return formatMessage(pageMessages.pendingHint);
    if (standing !== 'failed') return undefined;
    return quest.reason ? formatMessage(m.noteFailed, { reason: quest.reason }) : formatMessage(m.noteNotDone);
  };

  // A single button for all states keeps focus after each press.
  const main = () => {
    if (standing === 'verified' || claim.isPending)
      return {
        label: formatMessage(pageMessages.claim),
        pending: formatMessage(pageMessages.claiming),
        isPending: claim.isPending,
        onPress: () => claim.mutate(quest.id),
      };
    if (standing === 'pending')
      return {
        label: formatMessage(m.checkAgain),
        pending: formatMessage(m.checking),
        isPending: check.isPending,
        onPress: verify,
      };
    if (!isToDo(standing)) return null;
    return (
      send ?? {
        label: formatMessage(m.verify),
        pending: formatMessage(m.checking),
        isPending: check.isPending,
        onPress: verify,
      }
    );
  };
  const action = main();

  return shell(
    <QuestBody
      quest={quest}
      steps={isToDo(standing) && standing !== 'verified' ? steps : []}
      note={note()}
      appeal={(quest.appeal || canAppeal(quest, now)) && <QuestAppeal quest={quest} />}
      errorMessage={error}
    />,
    <>
      {action && !isPage && (
        <Button key="close" onPress={onClose}>
          {formatMessage(commonMessages.close)}
        </Button>
      )}
      <Button
        key="main"
        variant={action ? 'primary' : 'secondary'}
        isPending={action?.isPending ?? false}
        messages={{ pending: action?.pending ?? '' }}
        onPress={action?.onPress ?? onClose}
      >
        {action?.label ?? formatMessage(commonMessages.close)}
      </Button>
    </>,
  );
}
