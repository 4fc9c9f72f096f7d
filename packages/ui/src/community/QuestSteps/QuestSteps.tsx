'use client';
import type { ReactNode } from 'react';
import { CheckIcon, WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { type Status, StatusBadge } from '../../components/StatusBadge/index.ts';
import * as styles from './QuestSteps.styles.ts';

export interface QuestStep {
  id: string;
  /** What to do, as "Follow @pwr on X". */
  title: ReactNode;
  /** How, how long it takes, or what comes of it. */
  description?: ReactNode;
  /** Where it is done: a Link or a Button, or the fields that it needs. */
  action?: ReactNode;
  /** It is known to be done. Default `false`. */
  isDone?: boolean;
}

export interface QuestStepsProps {
  /** What the quest is about, in a sentence or two. */
  description?: ReactNode;
  /** What it brings: Points with a sign. */
  points: ReactNode;
  /** The way to share the quest, after its points: a SharePopover. */
  share?: ReactNode;
  /** How far the reader has come: the sign before `statusLabel`. */
  status: Status;
  /** The state in words: "In review". */
  statusLabel: ReactNode;
  /** In their order; none where there is nothing left to do. */
  steps: readonly QuestStep[];
  /** What happens now and how long it takes, or what became of it; read out when it changes. */
  note?: ReactNode;
  /** Why the last try failed and what to do; read out at once. */
  errorMessage?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list, as "Steps". */
    steps: string;
    /** Read out after a step that is done. */
    done: string;
  };
}

/** How a quest is done, step by step, and where it stands. It fills a Modal or a Panel that has the quest's title. */
export function QuestSteps({
  description,
  points,
  share,
  status,
  statusLabel,
  steps,
  note,
  errorMessage,
  messages,
}: QuestStepsProps) {
  return (
    <div css={styles.root} data-component="QuestSteps">
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
