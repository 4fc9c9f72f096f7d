'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Countdown.styles.ts';
import { milestone, minute, split, type TimeLeft } from './timeLeft.ts';
import { useNow } from './useNow.ts';

export interface CountdownProps extends PlainRootProps {
  /** End of the countdown (ISO 8601). */
  endsAt: string;
  /** Stops the clock at this time (ISO 8601), for screenshots and tests. If omitted, the clock runs. */
  now?: string;
  /** Largest unit shown. Use `hours` for times at most a day away. Default `days`. */
  largestUnit?: 'days' | 'hours';
  /** `l` is the main readout of a page; `m` fits in a card. Default `l`. */
  size?: 'm' | 'l';
  /** Called when the countdown reaches the end, but not if it was over from the start. */
  onEnd?: () => void;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the timer, such as "Season 2 closes in". */
    label: string;
    /** Unit below each number, in the matching plural form: "day", "days". */
    units: Record<keyof TimeLeft, (count: number) => ReactNode>;
    /** Announced occasionally, such as "12 days 8 hours left". */
    left: (time: TimeLeft) => string;
    /** Announced at the end. */
    ended: string;
  };
}

const names = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Time left until a moment, with the role `timer`. Announcements are rare: daily, hourly on the last day, then 10, 5
 * and 1 minute before the end, and at the end. In its first minute, the countdown announces only the end.
 */
export function Countdown({
  endsAt,
  now: frozen,
  largestUnit = 'days',
  size = 'l',
  onEnd,
  messages,
  ...root
}: CountdownProps) {
  const now = useNow(frozen);
  const twoFigures = useNumberFormatter({ minimumIntegerDigits: 2, useGrouping: false });
  const seconds = now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000));
  const time = split(seconds ?? 0, largestUnit);

  const [spoken, setSpoken] = useState<{ milestone?: string; shownAt?: number; words?: string }>({});
  const reached = seconds === undefined ? undefined : milestone(seconds);
  if (seconds !== undefined && reached !== spoken.milestone) {
    // A later end starts a new countdown.
    const shownAt = Math.max(spoken.shownAt ?? 0, seconds);
    // Readers who just started a countdown, such as 24 hours after a claimed bonus, know the time left.
    const isNews = shownAt - seconds >= minute || (seconds === 0 && shownAt > 0);
    // Rounded up to whole minutes, so that a late tick doesn't announce "0 minutes".
    const words = seconds ? messages.left(split(Math.ceil(seconds / minute) * minute, largestUnit)) : messages.ended;
    setSpoken({ milestone: reached, shownAt, words: isNews ? words : undefined });
  }

  const wasRunning = useRef(false);
  const isRunning = seconds !== undefined && seconds > 0;
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnd?.();
    wasRunning.current = isRunning;
  }, [isRunning, onEnd]);

  return (
    <div {...root} css={styles.root} data-component="Countdown" data-size={size}>
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
