'use client';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import * as styles from './KeyBar.styles.ts';

export interface ReviewKeyMessages {
  /** What each key does, as it is written beside the key: "next". */
  next: string;
  previous: string;
  accept: string;
  /** As "reason". */
  reason: string;
  reject: string;
  /** As "50 points more or fewer". */
  points: string;
  undo: string;
  /** The button and the title of the list, as "Keyboard shortcuts". */
  help: string;
  /** Above the list: where the keys act, as "Keys work while the focus is in the queue or the submission." */
  helpHint: string;
  /** The switch that turns the keys off, as "Shortcut keys". */
  keys: string;
  /** The names of the signs, for a screen reader. */
  plus: string;
  minus: string;
  questionMark: string;
}

interface KeyBarProps {
  reasonCount: number;
  messages: ReviewKeyMessages;
}

/** The keys with what they do, in the order in which a review needs them. */
function keysOf({ reasonCount, messages }: KeyBarProps): [id: string, keys: ReactNode, what: string][] {
  return [
    ['next', <Kbd key="j">J</Kbd>, messages.next],
    ['previous', <Kbd key="k">K</Kbd>, messages.previous],
    ['accept', <Kbd key="a">A</Kbd>, messages.accept],
    [
      'reason',
      <span key="n" css={styles.range}>
        <Kbd>1</Kbd>–<Kbd>{reasonCount}</Kbd>
      </span>,
      messages.reason,
    ],
    ['reject', <Kbd key="r">R</Kbd>, messages.reject],
    [
      'points',
      <span key="p" css={styles.range}>
        <Kbd label={messages.plus}>+</Kbd>
        <Kbd label={messages.minus}>−</Kbd>
      </span>,
      messages.points,
    ],
    ['undo', <Kbd key="u">U</Kbd>, messages.undo],
  ];
}

interface KeyBarActions {
  summary: ReactNode;
  areKeysOn: boolean;
  onKeysChange: (areOn: boolean) => void;
  onHelp: () => void;
}

/** The foot of a review: every key in sight, a switch that turns them off, and a button for those who want them in a list. */
export function KeyBar({ summary, areKeysOn, onKeysChange, onHelp, ...keys }: KeyBarProps & KeyBarActions) {
  return (
    <div css={styles.root} data-part="key-bar">
      {areKeysOn && (
        <ul role="list" css={styles.keys}>
          {keysOf(keys).map(([id, sign, what]) => (
            <li key={id} css={styles.key}>
              {sign}
              {what}
            </li>
          ))}
        </ul>
      )}
      <div css={styles.end}>
        {summary && <span css={styles.summary}>{summary}</span>}
        <Switch isSelected={areKeysOn} onChange={onKeysChange}>
          {keys.messages.keys}
        </Switch>
        <Button variant="quiet" size="s" aria-haspopup="dialog" onPress={onHelp}>
          <span aria-hidden data-part="key">
            <Kbd>?</Kbd>
          </span>
          {keys.messages.help}
        </Button>
      </div>
    </div>
  );
}

/** All keys, one a line. */
export function KeyList(props: KeyBarProps) {
  const { messages } = props;
  return (
    <>
      <p css={styles.hint}>{messages.helpHint}</p>
      <dl css={styles.list} data-part="keys">
        {[
          ...keysOf(props),
          ['help', <Kbd key="h" label={messages.questionMark} children="?" />, messages.help] as const,
        ].map(([id, sign, what]) => (
          <div key={id}>
            <dt>{sign}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
