'use client';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../components/Button/index.ts';
import { WarningOctagonIcon } from '../../components/Icon/index.ts';
import { DOUBLE } from '../../internal/doublePress.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Kbd } from '../../components/Kbd/index.ts';
import { StatusBadge, StatusGlyph } from '../../components/StatusBadge/index.ts';
import { answerIndex, keyCap } from './answerKeys.ts';
import type { NamedRootProps } from '../../internal/root.ts';
import * as styles from './QuizQuestion.styles.ts';

export interface QuizAnswer {
  id: string;
  text: ReactNode;
}

export interface QuizQuestionMessages {
  /** Label of the submit button, such as "Answer". */
  answer: string;
  /** Announced while the answer is sent, such as "Checking your answer". */
  pending: string;
  /** Label of the button after the outcome, such as "Next question". */
  next: string;
  /** Error if no answer is chosen, such as "Choose an answer first". */
  missing: string;
  /** Label of the right answer, such as "Correct answer". */
  right: string;
  /** Label of a wrong chosen answer, such as "Your answer". */
  wrong: string;
  /**
   * Outcome, announced politely, such as "Not quite. The correct answer is B." `key` is the key cap of the right
   * answer.
   */
  outcome: (isRight: boolean, key: string) => ReactNode;
  /** Keyboard hint, such as "⟨choose⟩ to choose, ⟨submit⟩ to answer". */
  keys: (choose: ReactNode, submit: ReactNode) => ReactNode;
  /** Name of the Enter key. */
  enter: string;
}

export interface QuizQuestionProps extends NamedRootProps<HTMLFormElement> {
  /** The question, which also names the group of answers. */
  question: ReactNode;
  /** Instruction and reward, such as "Choose one. A correct answer is worth 10 points." */
  description?: ReactNode;
  /** Answers in the order of their keys, from A. */
  answers: readonly QuizAnswer[];
  /** Id of the chosen answer; `null` for none. */
  value: string | null;
  /** Called with the id of the newly chosen answer. */
  onChange: (id: string) => void;
  /** Called to submit the chosen answer. */
  onSubmit: () => void;
  /** The answer is being sent, and nothing can be changed meanwhile. Default `false`. */
  isPending?: boolean;
  /** Id of the right answer, once known. Answers are then marked, and the button continues to the next question. */
  rightId?: string;
  /** Explanation below the outcome. */
  explanation?: ReactNode;
  /** Called to continue to the next question. */
  onNext: () => void;
  /** Error from submitting. The answer stays chosen, so that it can be sent again. */
  errorMessage?: ReactNode;
  /** Action beside the button, such as a quiet "Leave and resume later". */
  leave?: ReactNode;
  /** Heading level of the question. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /**
   * Focuses the first answer on mount, for example after "Next question". The second press of a double press on that
   * button does nothing here. Default `false`.
   */
  autoFocus?: boolean;
  /** All visible and announced text. */
  messages: QuizQuestionMessages;
}

const radios = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[type=radio]');

/** A question with its answers. Pass the question's id as `key`, so that each question starts with fresh state. */
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
  ...root
}: QuizQuestionProps) {
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const isAnswered = rightId !== undefined;
  // Once the outcome is known, the reader doesn't wait for the rest of the request.
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

  // Ignores the second press of a double press on Answer: the outcome may have come in between, and would be skipped.
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail > 1 && (event.target as Element).closest('[type=submit]')) event.preventDefault();
  };

  /** The last press if no other key followed; its target is null if it was before this question. */
  const lastPress = useRef<{ target: EventTarget | null; at: number }>(undefined);
  useEffect(() => {
    if (autoFocus) lastPress.current = { target: null, at: performance.now() };
  }, [autoFocus]);

  // Ignores key repeat, and an Enter or Space right after the one that answered, for the same reason, or right after the
  // one that led to this question. After a failure, they answer again. In the capture phase, because React Aria's
  // buttons stop key events.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, repeat, target, timeStamp } = event;
    const last = lastPress.current;
    const isPress = key === 'Enter' || key === ' ';
    const isDouble = isPress && last?.target === (isAnswered ? target : null) && timeStamp - last.at < DOUBLE;
    lastPress.current = isPress ? { target: isDouble ? last.target : target, at: timeStamp } : undefined;
    if (isPress && (repeat || isDouble)) event.preventDefault();
  };

  // Shortcuts work only while focus is in the question, because letters mean something else elsewhere.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const index = answerIndex(event);
    const answer = answers[index];
    if (isPending || isAnswered || !answer) return;
    event.preventDefault();
    onChange(answer.id);
    radios(event.currentTarget)[index]?.focus();
  };

  return (
    <form
      {...root}
      onSubmit={submit}
      onClickCapture={onClickCapture}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      css={styles.root}
      data-component="QuizQuestion"
    >
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
