'use client';
import type { ReactNode } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './StreakCalendar.styles.ts';
import { weeksOf } from './weeks.ts';

export type StreakState = 'done' | 'missed' | 'ahead';

export interface StreakDay {
  /** Date in UTC, such as "2025-11-21". */
  date: string;
  state: StreakState;
}

export interface StreakCalendarProps extends PlainRootProps {
  /** Consecutive days, oldest first. Incomplete weeks get empty cells. */
  days: readonly StreakDay[];
  /** Current date in UTC, such as "2025-11-21". */
  today: string;
  /** First day of the week; 0 is Sunday. Default 1, Monday. */
  firstDay?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Caption of the table, such as "Quiz days in November". */
  label: ReactNode;
  /** All visible and announced text. */
  messages: Record<StreakState, string> & {
    /** Label of the current day, such as "Today". */
    today: string;
  };
}

/** A calendar of active and missed days, one row per week. */
export function StreakCalendar({ days, today, firstDay = 1, label, messages, ...root }: StreakCalendarProps) {
  const shortName = useDateFormatter({ weekday: 'short', timeZone: 'UTC' });
  const longName = useDateFormatter({ weekday: 'long', timeZone: 'UTC' });
  const dayOfMonth = useDateFormatter({ day: 'numeric', timeZone: 'UTC' });
  const wholeDate = useDateFormatter({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  // January 1, 2023, was a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2023, 0, 1 + firstDay + index)));

  return (
    <div {...root} css={styles.root} data-component="StreakCalendar">
      <table css={styles.table}>
        <caption css={styles.caption} data-part="label">
          {label}
        </caption>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date.getUTCDay()} scope="col" css={styles.weekday}>
                <span aria-hidden>{shortName.format(date)}</span>
                <span css={visuallyHidden}>{longName.format(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, firstDay).map((week) => (
            <tr key={week.findIndex(Boolean) + (week.find(Boolean)?.date ?? '')}>
              {week.map((day, index) =>
                day ? (
                  <td
                    key={day.date}
                    aria-current={day.date === today ? 'date' : undefined}
                    css={styles.day}
                    data-part="day"
                    data-state={day.state}
                    data-today={day.date === today || undefined}
                    data-wire={(day.state === 'done' && week[index + 1]?.state === 'done') || undefined}
                  >
                    <Node state={day.state} isToday={day.date === today} />
                    <span aria-hidden>{dayOfMonth.format(new Date(day.date))}</span>
                    <span css={visuallyHidden}>
                      {[wholeDate.format(new Date(day.date)), day.date === today && messages.today, messages[day.state]]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </td>
                ) : (
                  <td key={index} css={styles.day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul role="list" aria-hidden css={styles.legend} data-part="legend">
        <li css={styles.entry} data-state="done">
          <Node state="done" /> {messages.done}
        </li>
        <li css={styles.entry} data-state="missed">
          <Node state="missed" /> {messages.missed}
        </li>
        <li css={styles.entry} data-state="ahead">
          <Node state="ahead" isToday /> {messages.today}
        </li>
      </ul>
    </div>
  );
}

/** Each state has its own shape: a check mark, a cross or an empty ring. Only the current day has the accent color. */
function Node({ state, isToday = false }: { state: StreakState; isToday?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden css={styles.node} data-today={isToday || undefined}>
      {state === 'done' && (
        <>
          <circle cx="10" cy="10" r="10" data-part="solid" />
          <path d="m6.2 10.3 2.6 2.6 5-5.4" data-part="tick" />
        </>
      )}
      {state === 'missed' && <path d="m6.5 6.5 7 7m0-7-7 7" data-part="cross" />}
      {state === 'ahead' &&
        (isToday ? <circle cx="10" cy="10" r="7" data-part="ring" /> : <circle cx="10" cy="10" r="9.25" />)}
    </svg>
  );
}
