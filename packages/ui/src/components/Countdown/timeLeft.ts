export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Length of a minute in seconds. */
export const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Splits seconds into units. If the largest unit is `hours`, days count as hours. */
export function split(seconds: number, largestUnit: 'days' | 'hours'): TimeLeft {
  const days = largestUnit === 'days' ? Math.floor(seconds / day) : 0;
  return {
    days,
    hours: Math.floor((seconds - days * day) / hour),
    minutes: Math.floor((seconds % hour) / minute),
    seconds: seconds % minute,
  };
}

const lastMinutes = [0, minute, 5 * minute, 10 * minute];

/** Returns a key that changes whenever the remaining time should be announced. */
export function milestone(seconds: number): string {
  if (seconds > day) return `${Math.ceil(seconds / day)} d`;
  const last = lastMinutes.find((limit) => seconds <= limit);
  return last === undefined ? `${Math.ceil(seconds / hour)} h` : `${last} s`;
}
