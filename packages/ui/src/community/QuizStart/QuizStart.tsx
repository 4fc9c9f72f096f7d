'use client';
import type { ReactNode } from 'react';
import { WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Panel } from '../../components/Panel/index.ts';
import * as styles from './QuizStart.styles.ts';

export interface QuizStartProps {
  /** What the quiz is about. */
  title: ReactNode;
  /** What happens in it, in a sentence or two. */
  description?: ReactNode;
  /** What is known before it begins, as StatCards: questions, points for a right answer, bonus. */
  facts?: ReactNode;
  /** The one way in: Start, Resume or Log in. */
  action: ReactNode;
  /** Beside the action: a quiet one, as the way to the leaderboard. */
  secondaryAction?: ReactNode;
  /** Why it could not begin; read out at once. */
  errorMessage?: ReactNode;
  /** One of the Illustrations. */
  illustration?: ReactNode;
  /** Level of the title on the page around it. Default 1. */
  headingLevel?: 1 | 2 | 3;
}

/** Before the first question, or before going on: what it is, what it gives, one button. */
export function QuizStart({
  title,
  description,
  facts,
  action,
  secondaryAction,
  errorMessage,
  illustration,
  headingLevel = 1,
}: QuizStartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel padding="none">
      <div css={styles.root} data-component="QuizStart">
        {illustration}
        <div css={styles.words}>
          <Heading css={styles.title} data-part="title">
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
        <Spoken urgency="assertive" css={styles.error} data-part="error">
          {errorMessage && (
            <>
              <WarningOctagonIcon />
              <span>{errorMessage}</span>
            </>
          )}
        </Spoken>
        <div css={styles.actions} data-part="actions">
          {action}
          {secondaryAction}
        </div>
      </div>
    </Panel>
  );
}
