import { expect, it, onTestFinished, vi } from 'vitest';
import { laneOf } from '../src/db/lane.ts';
import { DatabaseBusyError } from '../src/db/limits.ts';
import { useTestApp } from './harness.ts';
import { addProject } from './people.ts';

/** Creates tasks that run until the test ends them. `begun` lists the started tasks, in order. */
function createWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    end: (index: number) => ends[index]!(),
    work: (name: number) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends[name] = resolve;
      }),
  };
}

it('a lane runs a fifth of the connections at a time, in the order of the calls', async () => {
  const lane = laneOf({}, 'search', 10);
  const { begun, end, work } = createWork();
  const calls = [0, 1, 2, 3].map((name) => lane.run(work(name)));
  expect(begun).toEqual([0, 1]);
  end(1);
  await calls[1];
  expect(begun).toEqual([0, 1, 2]);
  end(0);
  await calls[0];
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('a lane refuses a call whose turn doesn’t come in time, and frees its slot', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lane = laneOf({}, 'search', 1);
  const { begun, end, work } = createWork();
  const first = lane.run(work(0));
  const second = lane.run(work(1));
  vi.advanceTimersByTime(4000);
  await expect(second).rejects.toBeInstanceOf(DatabaseBusyError);
  end(0);
  await first;
  void lane.run(work(2));
  expect(begun).toEqual([0, 2]);
});

it('a list does not wait behind a crowd of comment pages', async () => {
  const test = await useTestApp();
  const { token } = await test.member('ann');
  const project = await addProject(test, token, 'Crowded');
  let read = 0;
  const crowd = Array.from({ length: 100 }, async () => {
    const { status } = await test.call('GET', `/project/${project}/comments`);
    expect(status).toBe(200);
    read++;
  });
  await test.call('GET', '/projects');
  const before = read;
  await Promise.all(crowd);
  expect(before).toBeLessThan(50);
});
