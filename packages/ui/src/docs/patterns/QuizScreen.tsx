'use client';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Link } from '../../components/Link/index.ts';
import { QuestLayout } from '../../layouts/QuestLayout/index.ts';
import { QuizLayout } from '../../layouts/QuizLayout/index.ts';
import { QuizProgress } from '../../community/QuizProgress/index.ts';
import { QuizQuestion, QuizQuestionSkeleton } from '../../community/QuizQuestion/index.ts';
import { QuizResult } from '../../community/QuizResult/index.ts';
import { StatCard, StatCardSkeleton } from '../../components/StatCard/index.ts';
import { Frame } from './Frame.tsx';
import { quizWords } from './quizFixtures.tsx';

const rightId = '1';
const before = ['right', 'right', 'wrong'] as const;
const all = [...before, 'right', 'right', 'wrong', 'right', 'right', 'wrong', 'right'] as const;

export interface QuizScreenProps {
  language?: 'en' | 'ru';
  state?: 'loading' | 'question' | 'finished';
  /** Index of the initially chosen answer. */
  chosen?: number;
  /** Shows the outcome of the chosen answer. */
  isAnswered?: boolean;
}

/** A quiz page, built only from this package and fixtures. */
export function QuizScreen({
  language = 'en',
  state: initialState = 'question',
  chosen,
  isAnswered: wasAnswered = false,
}: QuizScreenProps) {
  const [state, setState] = useState(initialState);
  const [value, setValue] = useState(chosen === undefined ? null : String(chosen));
  const [isAnswered, setAnswered] = useState(wasAnswered);
  const words = quizWords[language];
  const isLoading = state === 'loading';
  const isRight = isAnswered && value === rightId;

  const tabs = words.tabs.map((label, index) => ({ id: String(index), label, href: `#${index}` }));
  const standing = isLoading
    ? [<StatCardSkeleton key="score" />, <StatCardSkeleton key="streak" />, <StatCardSkeleton key="rank" />]
    : [
        <StatCard
          key="score"
          label={words.score}
          value={state === 'finished' ? '70' : isRight ? '30' : '20'}
          note={words.of('100')}
        />,
        <StatCard key="streak" label={words.streak} value={words.days} />,
        <StatCard key="rank" label={words.rank} value="112" />,
      ];

  return (
    <Frame current="airdrops" language={language}>
      <QuestLayout tabs={tabs} currentId="2" messages={{ label: words.airdrop }}>
        <QuizLayout
          standing={standing}
          messages={words}
          progress={
            <QuizProgress
              outcomes={state === 'finished' ? all : isAnswered ? [...before, isRight ? 'right' : 'wrong'] : before}
              count={10}
              current={state === 'finished' ? 10 : 4}
              topic={words.quiz}
              messages={{
                label: words.questions,
                question: words.current,
                step: (number, step) => `${number}, ${words.steps[step]}`,
              }}
            />
          }
        >
          {state === 'finished' && <Finished words={words} />}
          {isLoading && (
            <div aria-busy>
              <h1 css={visuallyHidden}>{words.quiz}</h1>
              <Spoken as="p" isNews css={visuallyHidden}>
                {words.loading}
              </Spoken>
              <QuizQuestionSkeleton />
            </div>
          )}
          {state === 'question' && (
            <QuizQuestion
              question={words.question}
              description={words.description}
              answers={words.answers.map((text, index) => ({ id: String(index), text }))}
              value={value}
              onChange={setValue}
              onSubmit={() => setAnswered(true)}
              onNext={() => setState('finished')}
              rightId={isAnswered ? rightId : undefined}
              explanation={words.explanation}
              leave={
                <Button variant="quiet" size="l">
                  {words.leave}
                </Button>
              }
              messages={words.messages}
            />
          )}
        </QuizLayout>
      </QuestLayout>
    </Frame>
  );
}

function Finished({ words }: { words: (typeof quizWords)['en'] }) {
  return (
    <QuizResult
      title={words.finished}
      description={words.finishedText}
      questions={all.map((outcome, index) => ({
        id: String(index),
        question: words.question,
        isRight: outcome === 'right',
        rightAnswer: words.answers[1],
      }))}
      actions={
        <Link href="#quiz-leaderboard" variant="primary" size="l">
          {words.leaderboard}
        </Link>
      }
      messages={{
        label: words.answered,
        right: words.right,
        wrong: words.wrong,
        rightAnswer: (answer) => (
          <>
            {words.rightAnswer} {answer}
          </>
        ),
      }}
    />
  );
}
