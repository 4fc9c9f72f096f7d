'use client';
import type { ReactNode } from 'react';
import { Panel } from '../../components/Panel/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import * as styles from './QuizResult.styles.ts';

export interface QuizResultQuestion {
  id: string;
  question: ReactNode;
  isRight: boolean;
  /** The right answer, where another one was given. */
  rightAnswer?: ReactNode;
}

export interface QuizResultProps {
  /** How it went, as "7 of 10 right". */
  title: ReactNode;
  /** What it brought and when the next one is, as "70 points, and 50 for five days in a row." */
  description?: ReactNode;
  /** The readings of this quiz, as StatCards. */
  facts?: ReactNode;
  /** The questions in their order. */
  questions: readonly QuizResultQuestion[];
  /** Where to go on: Buttons and Links, the primary one first. */
  actions?: ReactNode;
  /** Level of the title on the page around it. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** The title takes the focus when it comes, as after the last question. Default `false`. */
  autoFocus?: boolean;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list of questions, as "Your answers". */
    label: string;
    /** Marks a question that was answered right. */
    right: string;
    /** Marks a question that was answered wrong. */
    wrong: string;
    /** Before the right answer, as "Correct answer: A block". */
    rightAnswer: (answer: ReactNode) => ReactNode;
  };
}

/** React's own `autoFocus` is for form controls alone. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

/** After the last question: how it went, what it brought, and what would have been right. */
export function QuizResult({
  title,
  description,
  facts,
  questions,
  actions,
  headingLevel = 1,
  autoFocus = false,
  messages,
}: QuizResultProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={styles.root} data-component="QuizResult">
      <div css={styles.words}>
        <Heading
          ref={autoFocus ? focusOnce : undefined}
          tabIndex={autoFocus ? -1 : undefined}
          css={styles.title}
          data-part="title"
        >
          {title}
        </Heading>
        {description && (
          <p css={styles.description} data-part="description">
            {description}
          </p>
        )}
      </div>
      {facts && (
        <div css={styles.facts} data-part="facts">
          {facts}
        </div>
      )}
      {actions && (
        <div css={styles.actions} data-part="actions">
          {actions}
        </div>
      )}
      {questions.length > 0 && (
        <Panel as="ol" padding="s" isDivided aria-label={messages.label}>
          {questions.map(({ id, question, isRight, rightAnswer }) => (
            <li key={id} css={styles.question} data-part="question">
              <div css={styles.asked}>
                <p>{question}</p>
                {!isRight && rightAnswer && <p css={styles.answer}>{messages.rightAnswer(rightAnswer)}</p>}
              </div>
              <span css={styles.outcome}>
                <StatusBadge status={isRight ? 'accepted' : 'rejected'}>
                  {isRight ? messages.right : messages.wrong}
                </StatusBadge>
              </span>
            </li>
          ))}
        </Panel>
      )}
    </div>
  );
}
