const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, in its largest whole unit; less than a minute is `0 second`, which reads as “now”. */
export function timeAgo(date: string, now = Date.now()): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const seconds = Math.max(0, Math.round((now - Date.parse(date)) / 1000));
  for (const [unit, size] of units) if (seconds >= size) return { value: -Math.floor(seconds / size), unit };
  return { value: 0, unit: 'second' };
}
