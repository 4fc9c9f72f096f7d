import type { Quest } from '@pwr-community/api/schema';
import { describe, expect, it } from 'vitest';
import { nextQuest, standingOf } from '../src/features/airdrop/questState.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const quest = (more: Partial<Quest> = {}) => ({ state: 'not_started', startsAt: null, endsAt: null, ...more }) as Quest;

describe('where a reader is with a quest', () => {
  it('is the server’s state while the quest is open', () => {
    expect(standingOf(quest({ state: 'started' }), now)).toBe('started');
    const window = { startsAt: '2026-11-21T12:00:00Z', endsAt: '2026-11-21T12:00:01Z' };
    expect(standingOf(quest(window), now)).toBe('not_started');
  });

  it('is locked or closed outside of the quest’s time window', () => {
    expect(standingOf(quest({ startsAt: '2026-11-21T12:00:01Z' }), now)).toBe('locked');
    expect(standingOf(quest({ endsAt: '2026-11-21T12:00:00Z' }), now)).toBe('closed');
  });

  it('outlives the time window once something was sent', () => {
    const over = { endsAt: '2026-11-01T00:00:00Z' };
    for (const state of ['pending', 'in_review', 'verified', 'completed'] as const)
      expect(standingOf(quest({ state, ...over }), now)).toBe(state);
    expect(standingOf(quest({ state: 'failed', ...over }), now)).toBe('closed');
  });
});

describe('the quest to do next', () => {
  const completed = quest({ state: 'completed' });

  it('is the first open one', () => {
    const first = quest();
    expect(nextQuest([completed, quest({ endsAt: '2020-01-01T00:00:00Z' }), first, quest()])).toBe(first);
    expect(nextQuest([completed])).toBeUndefined();
  });

  it('is one with points to claim, if there is one', () => {
    const verified = quest({ state: 'verified' });
    expect(nextQuest([quest(), verified])).toBe(verified);
  });
});
