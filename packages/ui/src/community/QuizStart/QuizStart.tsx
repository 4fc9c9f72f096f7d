'use client';
import type { ReactNode } from 'react';
import { WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Panel } from '../../components/Panel/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuizStart.styles.ts';

export interface QuizStartProps extends PlainRootProps<HTMLElement> {
  /** Topic of the quiz. */
  title: ReactNode;
  /** One or two sentences about the quiz. */
  description?: ReactNode;
  /** Facts as StatCards: number of questions, points per right answer, bonus. */
  facts?: ReactNode;
  /** The primary action: Start, Resume or Log in. */
  action: ReactNode;
  /** A quiet action beside the primary one, such as a link to the leaderboard. */
  secondaryAction?: ReactNode;
  /** Error from starting the quiz; announced immediately. */
  errorMessage?: ReactNode;
  /** An Illustration. */
  illustration?: ReactNode;
  /** Heading level of the title. Default 1. */
  headingLevel?: 1 | 2 | 3;
}

/** Screen before the first question or before resuming: topic, facts, and a primary action. */
export function QuizStart({
  title,
  description,
  facts,
  action,
  secondaryAction,
  errorMessage,
  illustration,
  headingLevel = 1,
  ...root
}: QuizStartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel {...root} padding="none">
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
