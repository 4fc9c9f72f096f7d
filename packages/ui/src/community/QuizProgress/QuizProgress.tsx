'use client';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './QuizProgress.styles.ts';

export type QuizStep = 'right' | 'wrong' | 'current' | 'ahead';

export interface QuizProgressProps {
  /** What came of each question so far, in order. The one after them is the current one. */
  outcomes: readonly ('right' | 'wrong')[];
  /** How many questions the quiz has. */
  count: number;
  /** The question that is shown, from 1. While its outcome is read it is the last of `outcomes`. */
  current: number;
  /** What the quiz is about, as "Network basics". */
  topic?: ReactNode;
  /** What was won so far, as "40 points". */
  score?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list of questions, as "Questions". */
    label: string;
    /** Above the bar, as "Question 4 of 10". */
    question: (current: number, count: number) => string;
    /** Each question of the list in words, as "Question 3, wrong". */
    step: (number: number, step: QuizStep) => string;
  };
}

/** How far a quiz is, and what came of the questions so far. */
export function QuizProgress({ outcomes, count, current, topic, score, messages }: QuizProgressProps) {
  return (
    <div css={styles.root} data-component="QuizProgress">
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
