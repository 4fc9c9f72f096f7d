import { joinQuizMutation } from '@pwr-community/api/mutations/quizzes';
import { quizMemberQuery, quizRunQuery } from '@pwr-community/api/queries/quizzes';
import type { QuizRun as Run } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { Pylons } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { QuizLayout } from '@pwr-community/ui/layouts/QuizLayout';
import { QuizQuestionSkeleton } from '@pwr-community/ui/community/QuizQuestion';
import { QuizStart } from '@pwr-community/ui/community/QuizStart';
import { useMutation, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { page } from '../../shared/page.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { useSession, type Member } from '../../shared/session.tsx';
import { useMemberUpdates } from '../../shared/useMemberUpdates.ts';
import { quizMessages as m } from './messages.ts';
import { useStanding } from './useStanding.tsx';

// Prefetched when the member is about to start.
const QuizRun = page(async () => (await import('./QuizRun.tsx')).QuizRun, 'quiz', 'error');
const prepare = () => void QuizRun.preload().catch(() => {});

/** The daily quiz: start, questions one by one, and result. */
export function QuizPage() {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { open } = useModals();
  useTitle(formatMessage(m.title), formatMessage(m.rule));

  if (session.status === 'member') return <MemberQuiz member={session.user} />;
  return (
    <QuizLayout standing={[]} messages={{ standing: formatMessage(m.standing) }}>
      {session.status === 'restoring' ? (
        <QuizQuestionSkeleton />
      ) : (
        <Intro
          action={
            <Button variant="primary" size="l" onPress={() => open('login')}>
              {formatMessage(commonMessages.logIn)}
            </Button>
          }
        />
      )}
    </QuizLayout>
  );
}

function Intro({ action, errorMessage }: { action: ReactNode; errorMessage?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <QuizStart
      title={formatMessage(m.title)}
      description={formatMessage(m.rule)}
      illustration={<Pylons />}
      action={action}
      secondaryAction={
        <Link variant="button" size="l" href={paths.quizLeaderboard.getHref()}>
          {formatMessage(m.leaderboard)}
        </Link>
      }
      errorMessage={errorMessage}
    />
  );
}

/** True for a quiz whose questions are all answered. */
const isOver = ({ state }: Query): boolean =>
  (state.data as Run | undefined)?.questions.every(({ answer }) => answer !== null) ?? false;

function MemberQuiz({ member }: { member: Member }) {
  const { formatMessage } = useIntl();
  useMemberUpdates(member);
  const { data, status, isLoadingError, refetch } = useQuery(quizMemberQuery(api));
  const client = useQueryClient();
  const join = useMutation(joinQuizMutation(api));
  // Fetching a quiz starts it, so it is fetched only on request. The result of a finished quiz shows at once.
  const [isPlaying, setPlaying] = useState(false);
  // The next day's quiz waits for the member, too.
  if (isPlaying && data?.today === 'finished') setPlaying(false);
  const [hasLeft, setLeft] = useState(false);
  const standing = useStanding(data);

  if (data && (isPlaying || data.today === 'finished'))
    return (
      <Suspense
        fallback={
          <QuizLayout standing={standing} messages={{ standing: formatMessage(m.standing) }}>
            <QuizQuestionSkeleton />
          </QuizLayout>
        }
      >
        <QuizRun
          standing={standing}
          onLeave={() => {
            setPlaying(false);
            setLeft(true);
          }}
        />
      </Suspense>
    );

  const begin = () => {
    // The result of an earlier day must not show before the first question.
    if (data?.today === 'open') client.removeQueries({ queryKey: quizRunQuery(api).queryKey, predicate: isOver });
    if (data?.joined) setPlaying(true);
    else join.mutate(undefined, { onSuccess: () => setPlaying(true) });
  };
  const content = () => {
    if (status === 'pending') return <QuizQuestionSkeleton />;
    if (!data)
      return (
        <Intro
          errorMessage={formatMessage(m.failed)}
          action={
            <Button variant="primary" size="l" onPress={() => void refetch()}>
              {formatMessage(commonMessages.retry)}
            </Button>
          }
        />
      );
    if (data.today === 'none')
      return (
        <QuizStart
          title={formatMessage(m.none)}
          description={formatMessage(m.noneHint)}
          illustration={<Pylons />}
          action={
            <Link variant="button" size="l" href={paths.quizLeaderboard.getHref()}>
              {formatMessage(m.leaderboard)}
            </Link>
          }
        />
      );
    return (
      <Intro
        errorMessage={join.error ? problemText(formatMessage, join.error) : undefined}
        action={
          <Button
            variant="primary"
            size="l"
            onPress={begin}
            onHoverStart={prepare}
            onFocus={prepare}
            // The button for leaving the quiz is gone, so focus moves to the button for resuming it.
            autoFocus={hasLeft}
            isPending={join.isPending}
            messages={{ pending: formatMessage(m.joining) }}
          >
            {formatMessage(data.today === 'started' ? m.resume : m.start)}
          </Button>
        }
      />
    );
  };
  return (
    // If loading failed, there are no figures to wait for.
    <QuizLayout standing={isLoadingError ? [] : standing} messages={{ standing: formatMessage(m.standing) }}>
      {content()}
    </QuizLayout>
  );
}
