'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Countdown.styles.ts';
import { milestone, split, type TimeLeft } from './timeLeft.ts';
import { useNow } from './useNow.ts';

export interface CountdownProps {
  /** The moment it counts down to, as ISO 8601. */
  endsAt: string;
  /** Stops the clock at this moment, as ISO 8601: for pictures and tests. Absent, the clock runs. */
  now?: string;
  /** The largest unit shown; `hours` for what is never more than a day away. Default `days`. */
  largestUnit?: 'days' | 'hours';
  /** `l` is the readout of a page, `m` stands in a card. Default `l`. */
  size?: 'm' | 'l';
  /** The time ran out while this was shown. */
  onEnd?: () => void;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the clock, as "Season 2 closes in". */
    label: string;
    /** Under each number, in the form that goes with it: "day", "days". */
    units: Record<keyof TimeLeft, (count: number) => ReactNode>;
    /** Read out now and then, as "12 days 8 hours left". */
    left: (time: TimeLeft) => string;
    /** Read out at the end. */
    ended: string;
  };
}

const names = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The time left until a moment, a timer to a screen reader. It is silent while it runs and speaks up sparingly: each day,
 * in the last day each hour, then 10, 5 and 1 minute before the end, and at the end.
 */
export function Countdown({ endsAt, now: frozen, largestUnit = 'days', size = 'l', onEnd, messages }: CountdownProps) {
  const now = useNow(frozen);
  const twoFigures = useNumberFormatter({ minimumIntegerDigits: 2, useGrouping: false });
  const seconds = now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000));
  const time = split(seconds ?? 0, largestUnit);

  const [spoken, setSpoken] = useState<{ milestone?: string; words?: string }>({});
  const reached = seconds === undefined ? undefined : milestone(seconds);
  if (reached !== spoken.milestone) {
    // What was reached before this was shown is no news.
    const isNews = spoken.milestone !== undefined;
    setSpoken({ milestone: reached, words: isNews ? (seconds ? messages.left(time) : messages.ended) : undefined });
  }

  const wasRunning = useRef(false);
  const isRunning = seconds !== undefined && seconds > 0;
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnd?.();
    wasRunning.current = isRunning;
  }, [isRunning, onEnd]);

  return (
    <div css={styles.root} data-component="Countdown" data-size={size}>
      <div
        role="timer"
        aria-label={messages.label}
        css={styles.readout}
        data-unknown={seconds === undefined || undefined}
      >
        {names.slice(names.indexOf(largestUnit)).map((name) => (
          <span key={name} css={styles.unit} data-part="unit">
            <span css={styles.figures} translate="no">
              {twoFigures.format(time[name])}
            </span>{' '}
            <span css={styles.name}>{messages.units[name](time[name])}</span>
          </span>
        ))}
      </div>
      <Spoken as="span" css={visuallyHidden}>
        {spoken.words}
      </Spoken>
    </div>
  );
}
