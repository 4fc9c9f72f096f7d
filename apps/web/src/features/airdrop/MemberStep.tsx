import type { Quest, QuizMember } from '@pwr-community/api/schema';
import { NextStep, NextStepSkeleton } from '@pwr-community/ui/community/AirdropHero';
import { Button } from '@pwr-community/ui/Button';
import { Link } from '@pwr-community/ui/Link';
import { Points } from '@pwr-community/ui/community/Points';
import { type ReactNode, useTransition } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { paths } from '../../shared/paths.ts';
import { isOn, useSite } from '../../shared/site.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { kindMessages, memberMessages as m } from './memberMessages.ts';
import { pageMessages } from './pageMessages.ts';
import { nextQuest, standingOf } from './questState.ts';
import { useCircuitStates } from './useCircuitStates.ts';
import { useClaimQuest } from './useClaimQuest.ts';
import type { Gm } from './useGm.ts';

/** Number of quests in the progress line, including the next one. More would be confusing. */
const shownSteps = 6;

interface MemberStepProps {
  gm: Gm;
  /** Undefined while loading; empty if loading failed or the site has no quests. */
  quests: readonly Quest[] | undefined;
  /** Undefined while loading; null if loading failed or the site has no quiz. */
  quiz: QuizMember | null | undefined;
  onOpen: (quest: Quest) => void;
  preload: () => void;
}

/**
 * The best next action: claim points, say GM, do the next quest, or take the quiz. If nothing is left, shows a message.
 */
export function MemberStep({ gm, quests, quiz, onOpen, preload }: MemberStepProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const site = useSite();
  const claim = useClaimQuest();
  const [isOpening, startOpening] = useTransition();
  const states = useCircuitStates();
  const messages = { label: formatMessage(pageMessages.nextStep), steps: formatMessage(m.questsAhead), states };
  if (gm.isLoading || !quests || quiz === undefined) return <NextStepSkeleton />;

  const next = nextQuest(quests);
  const first = Math.max(0, Math.min(next ? quests.indexOf(next) - 3 : 0, quests.length - shownSteps));
  const steps = quests.slice(first, first + shownSteps).map((quest) => {
    const standing = standingOf(quest);
    const isLocked = standing === 'locked' || standing === 'closed';
    return {
      id: String(quest.id),
      label: formatMessage(kindMessages[quest.kind]),
      state:
        standing === 'completed'
          ? ('done' as const)
          : quest === next
            ? ('current' as const)
            : isLocked
              ? ('locked' as const)
              : ('ahead' as const),
    };
  });
  const step = (title: string, description: string, action: ReactNode) => (
    <NextStep title={title} description={description} action={action} steps={steps} messages={messages} />
  );

  if (next?.state === 'verified')
    return step(
      next.title,
      formatMessage(m.verifiedHint),
      <Button
        variant="primary"
        isPending={claim.isPending}
        messages={{ pending: formatMessage(pageMessages.claiming) }}
        onPress={() => claim.mutate(next.id, { onError: (error) => toasts.error(problemText(formatMessage, error)) })}
      >
        {formatMessage(pageMessages.claim)} <Points value={next.points} isSigned />
      </Button>,
    );
  if (gm.state !== 'waiting')
    return step(
      formatMessage(m.gmStep),
      formatMessage(m.gmStepHint),
      <Button
        variant="primary"
        isPending={gm.state === 'pending'}
        messages={{ pending: formatMessage(m.gmPending) }}
        onPress={gm.claim}
      >
        {formatMessage(m.gmClaim)} <Points value={gm.points} isSigned />
      </Button>,
    );
  if (next) {
    const action = next.state === 'not_started' ? pageMessages.start : pageMessages.goOn;
    return step(
      next.title,
      next.description ?? formatMessage(m.questStepHint, { points: next.points }),
      <Button
        variant="primary"
        isOpening={isOpening}
        onPress={() => startOpening(() => onOpen(next))}
        onHoverStart={preload}
        onFocus={preload}
      >
        {formatMessage(action)} <Points value={next.points} isSigned />
      </Button>,
    );
  }
  if (quiz?.today === 'open' || quiz?.today === 'started')
    return step(
      formatMessage(m.quizStep),
      formatMessage(m.quizStepHint),
      <Link variant="primary" href={paths.quiz.getHref()}>
        {formatMessage(m.quizStepAction)}
      </Link>,
    );
  return step(
    formatMessage(quests.length > 0 ? m.allDone : m.lookAround),
    formatMessage(quests.length > 0 ? m.allDoneHint : m.lookAroundHint),
    isOn(site, 'leaderboard') && (
      <Link variant="button" href={paths.leaderboard.getHref()}>
        {formatMessage(m.toLeaderboard)}
      </Link>
    ),
  );
}
