'use client';
import { memo, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import type { ReviewShortcut } from './reviewKeys.ts';
import * as styles from './KeyBar.styles.ts';

export interface ReviewKeyMessages {
  /** Text beside the keys that open the next submission, such as "next". */
  next: string;
  previous: string;
  accept: string;
  /** Text beside the reason keys, such as "reason". Keys whose text is left out aren't shown. */
  reason?: string;
  reject: string;
  /** Text beside the plus and minus keys, such as "50 points more or fewer". */
  points?: string;
  undo?: string;
  /** Label of the help button and title of the list, such as "Keyboard shortcuts". */
  help: string;
  /** Hint above the list, such as "Keys work everywhere on this page except in text fields." */
  helpHint: string;
  /** Label of the switch that turns the keys off, such as "Shortcut keys". */
  keys: string;
  /** Names of the symbols for screen readers. */
  plus?: string;
  minus?: string;
  questionMark: string;
}

interface KeyBarProps {
  reasonCount: number;
  messages: ReviewKeyMessages;
}

type KeyEntry = [id: string, keys: ReactNode, what: string];

/** Returns the keys that have a description, in order of use. */
function keysOf({ reasonCount, messages }: KeyBarProps): KeyEntry[] {
  const all: [id: string, keys: ReactNode, what: string | undefined][] = [
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
  return all.filter((entry): entry is KeyEntry => entry[2] !== undefined);
}

interface KeyBarActions {
  summary: ReactNode;
  tools: ReactNode;
  areKeysOn: boolean;
  onKeysChange: (areOn: boolean) => void;
  onHelp: () => void;
}

/**
 * Bottom bar of a review: the keys of its actions, a summary, tools, a switch that turns the keys off, and a button
 * that opens the list of all keys. Memoized, because every decision rerenders the layout.
 */
export const KeyBar = memo(function KeyBar(props: KeyBarProps & KeyBarActions) {
  const { summary, tools, areKeysOn, onKeysChange, onHelp, ...keys } = props;
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
        {tools}
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
});

/** Lists all keys, one per line. */
export function KeyList({ shortcuts, ...props }: KeyBarProps & { shortcuts: readonly ReviewShortcut[] }) {
  const { messages } = props;
  return (
    <>
      <p css={styles.hint}>{messages.helpHint}</p>
      <dl css={styles.list} data-part="keys">
        {[
          ...keysOf(props),
          ...shortcuts.map(
            ({ sign, keyLabel = sign.toUpperCase(), keyName, label }) =>
              [sign, <Kbd key={sign} label={keyName} children={keyLabel} />, label] as const,
          ),
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
