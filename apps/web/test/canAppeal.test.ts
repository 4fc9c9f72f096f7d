import { expect, it, vi } from 'vitest';
import { canAppeal } from '../src/shared/appeals/canAppeal.ts';

it('a decision can be appealed until its deadline, by the browser’s clock unless a time is given', () => {
  const decision = { appealUntil: '2026-11-21T12:00:00Z' };
  const deadline = Date.parse(decision.appealUntil);
  vi.useFakeTimers({ now: deadline });
  expect(canAppeal(decision)).toBe(true);
  vi.setSystemTime(deadline + 1);
  expect(canAppeal(decision)).toBe(false);
  expect(canAppeal(decision, deadline)).toBe(true);
  expect(canAppeal({ appealUntil: null })).toBe(false);
  vi.useRealTimers();
});
