/** Subscribes to the minutes that pass, for `useSyncExternalStore`. @returns the function that unsubscribes */
export function everyMinute(notify: () => void) {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}
