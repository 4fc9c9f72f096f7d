'use client';
import type { ReactNode } from 'react';
import { Panel } from '../../components/Panel/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuizResult.styles.ts';

export interface QuizResultQuestion {
  id: string;
  question: ReactNode;
  isRight: boolean;
  /** The right answer, if the given one was wrong. */
  rightAnswer?: ReactNode;
}

export interface QuizResultProps extends PlainRootProps {
  /** Result, such as "7 of 10 right". */
  title: ReactNode;
  /** Points and the time of the next quiz, such as "20 points. The next quiz opens tomorrow." */
  description?: ReactNode;
  /** Figures of this quiz, as StatCards. */
  facts?: ReactNode;
  /** Questions in order. */
  questions: readonly QuizResultQuestion[];
  /** Next actions: Buttons and Links, the primary one first. */
  actions?: ReactNode;
  /** Heading level of the title. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** Focuses the title on mount, for example after the last question. Default `false`. */
  autoFocus?: boolean;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list of questions, such as "Your answers". */
    label: string;
    /** Label of a question that was answered correctly. */
    right: string;
    /** Label of a question that was answered incorrectly. */
    wrong: string;
    /** Names the right answer, such as "Correct answer: A block". */
    rightAnswer: (answer: ReactNode) => ReactNode;
  };
}

/** Focuses the heading through a ref, because React's `autoFocus` works only on form controls. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

/** Result of a quiz: score, points, and the right answers. */
export function QuizResult({
  title,
  description,
  facts,
  questions,
  actions,
  headingLevel = 1,
  autoFocus = false,
  messages,
  ...root
}: QuizResultProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} css={styles.root} data-component="QuizResult">
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
