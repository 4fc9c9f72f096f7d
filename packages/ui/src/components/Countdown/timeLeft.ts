export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Lengths in seconds. */
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds as units; with `hours` as the largest, days are counted in hours. */
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

/** Changes where it is worth saying how much is left, and only there. */
export function milestone(seconds: number): string {
  if (seconds > day) return `${Math.ceil(seconds / day)} d`;
  const last = lastMinutes.find((limit) => seconds <= limit);
  return last === undefined ? `${Math.ceil(seconds / hour)} h` : `${last} s`;
}
