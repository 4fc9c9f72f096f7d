import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { repeat } from '../src/maintenance.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
});

/** Repeats work every second that takes this long, in ms. */
function start(duration: number) {
  const began: number[] = [];
  const onError = vi.fn();
  const stop = repeat(
    async () => {
      began.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, duration));
      if (began.length === 1) throw new Error('The first run fails.');
    },
    1000,
    onError,
  );
  return { began, onError, stop };
}

it('runs now and at each multiple of the interval, even after a failure', async () => {
  const { began, onError, stop } = start(10);
  await vi.advanceTimersByTimeAsync(2500);
  expect(began).toEqual([0, 1000, 2000]);
  expect(onError.mock.calls).toEqual([[new Error('The first run fails.')]]);
  await stop();
});

it('skips what is due during a run', async () => {
  const { began } = start(2500);
  await vi.advanceTimersByTimeAsync(8000);
  expect(began).toEqual([0, 3000, 6000]);
});

it('starts nothing after the stop, which waits for the current run', async () => {
  const { began, stop } = start(5500);
  await vi.advanceTimersByTimeAsync(3500);
  let stopped: number | undefined;
  void stop().then(() => (stopped = Date.now()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([began, stopped]).toEqual([[0], 5500]);
});
