'use client';
import type { ReactNode } from 'react';
import { CheckIcon, WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { type Status, StatusBadge } from '../../components/StatusBadge/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuestSteps.styles.ts';

export interface QuestStep {
  id: string;
  /** Instruction, such as "Follow @pwr on X". */
  title: ReactNode;
  /** Details of the step: instructions, its duration or its result. */
  description?: ReactNode;
  /** Control of the step: a Link, a Button or fields. */
  action?: ReactNode;
  /** The step is completed. Default `false`. */
  isDone?: boolean;
}

export interface QuestStepsProps extends PlainRootProps {
  /** One or two sentences about the quest. */
  description?: ReactNode;
  /** Reward as Points with a sign. */
  points: ReactNode;
  /** A SharePopover after the points. */
  share?: ReactNode;
  /** The reader's progress, which selects the icon before `statusLabel`. */
  status: Status;
  /** Text of the state, such as "In review". */
  statusLabel: ReactNode;
  /** Steps in order; empty if nothing is left to do. */
  steps: readonly QuestStep[];
  /** Next step, such as a review, and how long it takes; or the outcome. Changes are announced. */
  note?: ReactNode;
  /** Below the note: AppealSteps, or a Button to appeal. */
  appeal?: ReactNode;
  /** Error from the last attempt, with advice; announced immediately. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list, such as "Steps". */
    steps: string;
    /** Screen readers read this after a completed step. */
    done: string;
  };
}

/** Steps and status of a quest. Fills a Modal or a Panel whose title is the quest's. */
export function QuestSteps({
  description,
  points,
  share,
  status,
  statusLabel,
  steps,
  note,
  appeal,
  errorMessage,
  messages,
  ...root
}: QuestStepsProps) {
  return (
    <div {...root} css={styles.root} data-component="QuestSteps">
      <div css={styles.facts} data-part="facts">
        <StatusBadge status={status}>{statusLabel}</StatusBadge>
        <span css={styles.points} data-part="points">
          {points}
        </span>
        {share}
      </div>
      {description && (
        <p dir="auto" css={styles.prose} data-part="description">
          {description}
        </p>
      )}
      {steps.length > 0 && (
        <ol role="list" aria-label={messages.steps} css={styles.list} data-part="steps">
          {steps.map(({ id, title, description: how, action, isDone = false }, index) => (
            <li key={id} css={styles.step} data-part="step" data-done={isDone || undefined}>
              <span css={styles.number} translate="no" aria-hidden data-part="number">
                {isDone ? <CheckIcon /> : index + 1}
              </span>
              <div css={styles.words} data-part="words">
                <p css={styles.title} data-part="title">
                  {title}
                  {isDone && <span css={visuallyHidden}> {messages.done}</span>}
                </p>
                {how && <p css={styles.prose}>{how}</p>}
                {action && <div css={styles.action}>{action}</div>}
              </div>
            </li>
          ))}
        </ol>
      )}
      <Spoken as="p" css={styles.note} data-part="note">
        {note}
      </Spoken>
      {appeal && (
        <div css={styles.appeal} data-part="appeal">
          {appeal}
        </div>
      )}
      <Spoken urgency="assertive" css={styles.failure} data-part="error">
        {errorMessage && (
          <>
            <WarningOctagonIcon />
            <span>{errorMessage}</span>
          </>
        )}
      </Spoken>
    </div>
  );
}
