'use client';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuizProgress.styles.ts';

export type QuizStep = 'right' | 'wrong' | 'current' | 'ahead';

export interface QuizProgressProps extends PlainRootProps {
  /** Outcomes of the answered questions, in order. */
  outcomes: readonly ('right' | 'wrong')[];
  /** Number of questions. */
  count: number;
  /** Number of the current question, from 1. It doesn't advance while the outcome is shown. */
  current: number;
  /** Topic of the quiz, such as "Network basics". */
  topic?: ReactNode;
  /** Points earned so far, such as "40 points". */
  score?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list of questions, such as "Questions". */
    label: string;
    /** Label above the bar, such as "Question 4 of 10". */
    question: (current: number, count: number) => string;
    /** Text of a question in the list, such as "Question 3, wrong". */
    step: (number: number, step: QuizStep) => string;
  };
}

/** Progress of a quiz, with the outcome of each answered question. */
export function QuizProgress({ outcomes, count, current, topic, score, messages, ...root }: QuizProgressProps) {
  return (
    <div {...root} css={styles.root} data-component="QuizProgress">
      <p css={styles.question} data-part="question">
        {messages.question(current, count)}
      </p>
      {topic && (
        <p css={styles.topic} data-part="topic">
          {topic}
        </p>
      )}
      {score && (
        <p css={styles.score} data-part="score">
          {score}
        </p>
      )}
      <ol role="list" aria-label={messages.label} css={styles.steps}>
        {Array.from({ length: count }, (_, index) => {
          const step = outcomes[index] ?? (index === current - 1 ? 'current' : 'ahead');
          return (
            <li
              key={index}
              aria-current={index === current - 1 ? 'step' : undefined}
              css={styles.step}
              data-part="step"
              data-step={step}
            >
              <span css={visuallyHidden}>{messages.step(index + 1, step)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
