'use client';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../components/Button/index.ts';
import { WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Kbd } from '../../components/Kbd/index.ts';
import { StatusBadge, StatusGlyph } from '../../components/StatusBadge/index.ts';
import { answerIndex, keyCap } from './answerKeys.ts';
import * as styles from './QuizQuestion.styles.ts';

export interface QuizAnswer {
  id: string;
  text: ReactNode;
}

export interface QuizQuestionMessages {
  /** Gives the answer, as "Answer". */
  answer: string;
  /** Read out while the answer is on its way, as "Checking your answer". */
  pending: string;
  /** Leads on once the outcome is there, as "Next question". */
  next: string;
  /** When Answer is pressed with nothing chosen, as "Choose an answer first". */
  missing: string;
  /** Marks the right answer, as "Correct answer". */
  right: string;
  /** Marks the answer that was given and is wrong, as "Your answer". */
  wrong: string;
  /** What came of it, read out politely, as "Not quite. The correct answer is B." `key` is the cap of the right answer. */
  outcome: (isRight: boolean, key: string) => ReactNode;
  /** The keys that work, as "⟨choose⟩ to choose, ⟨submit⟩ to answer". */
  keys: (choose: ReactNode, submit: ReactNode) => ReactNode;
  /** The name of the Enter key. */
  enter: string;
}

export interface QuizQuestionProps {
  /** The question; it names the group of answers. */
  question: ReactNode;
  /** What to do and what it is worth, as "Choose one. A correct answer is worth 10 points." */
  description?: ReactNode;
  /** In the order of their keys, from A. */
  answers: readonly QuizAnswer[];
  /** The id of the chosen answer, `null` for none. */
  value: string | null;
  /** Another answer was chosen: its id. */
  onChange: (id: string) => void;
  /** The chosen answer is given. */
  onSubmit: () => void;
  /** The answer is on its way: nothing can be changed meanwhile. Default `false`. */
  isPending?: boolean;
  /** The id of the right answer, once one was given: each answer is marked, and the button leads on. */
  rightId?: string;
  /** Under the outcome: why it is so. */
  explanation?: ReactNode;
  /** The reader goes on to what comes next. */
  onNext: () => void;
  /** Why the answer did not arrive. The choice stays, so that it can be sent again. */
  errorMessage?: ReactNode;
  /** Beside the button, as a quiet "Leave and resume later". */
  leave?: ReactNode;
  /** Level of the question on the page around it. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** The first answer takes the focus, as after "Next question". Default `false`. */
  autoFocus?: boolean;
  /** Every word that is shown or spoken. */
  messages: QuizQuestionMessages;
}

const radios = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[type=radio]');

/** One question and its answers. Give it a `key` of the question's id, so that each begins anew. */
export function QuizQuestion({
  question,
  description,
  answers,
  value,
  onChange,
  onSubmit,
  isPending = false,
  rightId,
  explanation,
  onNext,
  errorMessage,
  leave,
  headingLevel = 1,
  autoFocus = false,
  messages,
}: QuizQuestionProps) {
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const isAnswered = rightId !== undefined;
  // The outcome is there: what else the caller waits for holds nobody back.
  const isWaiting = isPending && !isAnswered;
  const error = isMissing && value === null ? messages.missing : errorMessage;
  const Heading = `h${headingLevel}` as const;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting) return;
    if (isAnswered) {
      onNext();
    } else if (value === null) {
      setMissing(true);
      radios(event.currentTarget)[0]?.focus();
    } else {
      onSubmit();
    }
  };

  // Only while the focus is in the question: a letter means something else elsewhere on the page.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // A key that is held would answer, and go on unread.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    const index = answerIndex(event);
    const answer = answers[index];
    if (isPending || isAnswered || !answer) return;
    event.preventDefault();
    onChange(answer.id);
    radios(event.currentTarget)[index]?.focus();
  };

  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} css={styles.root} data-component="QuizQuestion">
      <Heading id={`${id}-question`} css={styles.question} data-part="question">
        {question}
      </Heading>
      {description && (
        <p id={`${id}-description`} css={styles.description} data-part="description">
          {description}
        </p>
      )}
      <RadioGroup
        aria-labelledby={`${id}-question`}
        aria-describedby={[description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')}
        value={value}
        onChange={onChange}
        isReadOnly={isPending || isAnswered}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        css={styles.answers}
        data-part="answers"
      >
        {answers.map((answer, index) => {
          const outcome = isAnswered ? outcomeOf(answer.id, value, rightId) : undefined;
          return (
            <Radio
              key={answer.id}
              value={answer.id}
              autoFocus={autoFocus && index === 0}
              css={styles.answer}
              data-part="answer"
              data-outcome={outcome}
            >
              <span css={styles.key} data-part="key">
                <Kbd>{keyCap(index)}</Kbd>
              </span>
              <span css={styles.words}>{answer.text}</span>
              {(outcome === 'right' || outcome === 'wrong') && (
                <span css={styles.badge} data-part="badge">
                  <StatusBadge status={outcome === 'right' ? 'accepted' : 'rejected'}>{messages[outcome]}</StatusBadge>
                </span>
              )}
              {!isAnswered && <span css={styles.dot} data-part="dot" />}
            </Radio>
          );
        })}
      </RadioGroup>
      <div css={styles.end}>
        <Spoken urgency="assertive" css={styles.error} data-part="error">
          {error && (
            <>
              <WarningOctagonIcon />
              <span id={`${id}-error`}>{error}</span>
            </>
          )}
        </Spoken>
        <Spoken css={styles.outcome} data-part="outcome">
          {isAnswered && (
            <>
              <StatusGlyph status={value === rightId ? 'accepted' : 'rejected'} />
              <div>
                <p css={styles.verdict}>
                  {messages.outcome(value === rightId, keyCap(answers.findIndex((answer) => answer.id === rightId)))}
                </p>
                {explanation && <p css={styles.explanation}>{explanation}</p>}
              </div>
            </>
          )}
        </Spoken>
        <div css={styles.actions} data-part="actions">
          {!isAnswered && (
            <p css={styles.keys} data-part="keys">
              {messages.keys(
                <>
                  <Kbd>{keyCap(0)}</Kbd> – <Kbd>{keyCap(answers.length - 1)}</Kbd>
                </>,
                <Kbd label={messages.enter}>↵</Kbd>,
              )}
            </p>
          )}
          {leave}
          <Button type="submit" variant="primary" size="l" isPending={isWaiting} messages={messages}>
            {isAnswered ? messages.next : messages.answer}
          </Button>
        </div>
      </div>
    </form>
  );
}

function outcomeOf(id: string, value: string | null, rightId: string): 'right' | 'wrong' | 'other' {
  if (id === rightId) return 'right';
  return id === value ? 'wrong' : 'other';
}
