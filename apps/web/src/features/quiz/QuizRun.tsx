import { answerQuestionMutation } from '@pwr-community/api/mutations/quizzes';
import { quizRunQuery } from '@pwr-community/api/queries/quizzes';
import type { QuizAnswer, QuizRun as Run } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { QuizLayout } from '@pwr-community/ui/layouts/QuizLayout';
import { QuizProgress } from '@pwr-community/ui/community/QuizProgress';
import { QuizQuestion, QuizQuestionSkeleton } from '@pwr-community/ui/community/QuizQuestion';
import { QuizResult } from '@pwr-community/ui/community/QuizResult';
import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { inLanguage } from '../../shared/inLanguage.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useLocale } from '../../shared/settings.tsx';
import { quizMessages as m } from './messages.ts';

export interface QuizRunProps {
  /** The statistics beside the quiz. */
  standing: readonly ReactNode[];
  /** Called when the member leaves. The quiz keeps its progress. */
  onLeave: () => void;
}

/** The daily quiz, from the first unanswered question to the result. */
export function QuizRun({ standing, onLeave }: QuizRunProps) {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const { data: run, error, refetch } = useQuery(inLanguage(quizRunQuery(api), code));
  // The answer that is being sent. Without a connection it waits, even if the member leaves and resumes meanwhile.
  const [sending] = useMutationState({
    filters: { mutationKey: answerQuestionMutation(api).mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as QuizAnswer,
  });
  // Id of the answered question whose outcome is shown; null shows the first unanswered question.
  const [read, setRead] = useState<number | null>(sending?.questionId ?? null);
  const [hasAnswered, setHasAnswered] = useState(false);
  const layout = (content: ReactNode, progress?: ReactNode) => (
    <QuizLayout standing={standing} progress={progress} messages={{ standing: formatMessage(m.standing) }}>
      {content}
    </QuizLayout>
  );

  if (!run && error)
    return layout(
      <EmptyState
        illustration={<BrokenWire />}
        title={formatMessage(m.failed)}
        headingLevel={1}
        action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
      />,
    );
  if (!run) return layout(<QuizQuestionSkeleton />);

  // After midnight, the run is the next day's quiz, without that question.
  const isReading = run.questions.some(({ questionId }) => questionId === read);
  const index = run.questions.findIndex(({ questionId, answer }) =>
    isReading ? questionId === read : answer === null,
  );
  const isResult = index < 0;
  const progress = (
    <QuizProgress
      outcomes={run.questions.flatMap(({ correct }) => (correct === null ? [] : correct ? ['right'] : ['wrong']))}
      count={run.questions.length}
      current={isResult ? run.questions.length : index + 1}
      topic={run.title}
      score={formatMessage(m.score, { count: run.points })}
      messages={{
        label: formatMessage(m.questions),
        question: (current, count) => formatMessage(m.position, { current, count }),
        step: (number, step) => formatMessage(m.step, { number, step }),
      }}
    />
  );
  return layout(
    isResult ? (
      <Result run={run} hasJustEnded={hasAnswered} />
    ) : (
      <Question
        key={run.questions[index]!.questionId}
        run={run}
        index={index}
        sending={sending}
        onAnswered={(questionId) => {
          setRead(questionId);
          setHasAnswered(true);
        }}
        onNext={() => setRead(null)}
        onLeave={onLeave}
      />
    ),
    progress,
  );
}

interface QuestionProps {
  run: Run;
  index: number;
  sending: QuizAnswer | undefined;
  onAnswered: (questionId: number) => void;
  onNext: () => void;
  onLeave: () => void;
}

function Question({ run, index, sending, onAnswered, onNext, onLeave }: QuestionProps) {
  const { formatMessage } = useIntl();
  const answer = useMutation(answerQuestionMutation(api));
  const { questionId, question, options, points, answer: given, rightAnswer } = run.questions[index]!;
  const sent = sending?.questionId === questionId ? sending.answer : null;
  const [chosen, setChosen] = useState<string | null>(given ?? sent);
  const isLast = index === run.questions.length - 1;

  const submit = () => {
    const option = options.find(({ key }) => key === chosen);
    if (!option) return;
    onAnswered(questionId);
    answer.mutate({ quizId: run.quizId, questionId, answer: option.key });
  };
  return (
    <QuizQuestion
      question={question}
      description={formatMessage(m.choose, { count: points })}
      answers={options.map(({ key, text }) => ({ id: key, text }))}
      value={given ?? chosen}
      onChange={setChosen}
      onSubmit={submit}
      isPending={sent !== null}
      rightId={answer.data?.rightAnswer ?? rightAnswer ?? undefined}
      onNext={onNext}
      errorMessage={answer.error && given === null ? problemText(formatMessage, answer.error) : undefined}
      leave={
        <Button variant="quiet" size="l" onPress={onLeave}>
          {formatMessage(m.leave)}
        </Button>
      }
      autoFocus
      messages={{
        answer: formatMessage(m.answer),
        pending: formatMessage(m.checking),
        next: formatMessage(isLast ? m.finish : m.next),
        missing: formatMessage(m.missing),
        right: formatMessage(m.right),
        wrong: formatMessage(m.wrong),
        outcome: (isRight, key) =>
          isRight ? formatMessage(m.outcomeRight, { count: points }) : formatMessage(m.outcomeWrong, { key }),
        keys: (choose, submitKey) => formatMessage(m.keys, { choose, submit: submitKey }),
        enter: formatMessage(m.enter),
      }}
    />
  );
}

function Result({ run, hasJustEnded }: { run: Run; hasJustEnded: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <QuizResult
      autoFocus={hasJustEnded}
      title={formatMessage(m.result, { right: run.correct, count: run.questions.length })}
      description={formatMessage(m.resultPoints, { points: run.points })}
      questions={run.questions.map(({ questionId, question, correct, options, rightAnswer }) => ({
        id: String(questionId),
        question,
        isRight: correct === true,
        rightAnswer: options.find(({ key }) => key === rightAnswer)?.text,
      }))}
      actions={
        <Link variant="primary" size="l" href={paths.quizLeaderboard.getHref()}>
          {formatMessage(m.leaderboard)}
        </Link>
      }
      messages={{
        label: formatMessage(m.answers),
        right: formatMessage(m.answeredRight),
        wrong: formatMessage(m.answeredWrong),
        rightAnswer: (rightAnswer) => formatMessage(m.rightAnswer, { answer: rightAnswer }),
      }}
    />
  );
}
