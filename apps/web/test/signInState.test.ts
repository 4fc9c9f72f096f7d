import { describe, expect, it } from 'vitest';
import { idle, signInReducer, type SignInEvent } from '../src/features/sign-in/signInState.ts';

const after = (...events: SignInEvent[]) => events.reduce(signInReducer, idle).status;

describe('a sign-in', () => {
  it('waits for its window', () => {
    expect(after({ type: 'opened', provider: 'x' })).toBe('waiting');
  });

  it('stops waiting when the window is closed', () => {
    expect(after({ type: 'opened', provider: 'x' }, { type: 'closed' })).toBe('closed');
  });

  it('continues when the answer arrives after the window was closed', () => {
    expect(after({ type: 'opened', provider: 'x' }, { type: 'closed' }, { type: 'answered' })).toBe('finishing');
  });

  it('isn’t affected when a window closes after its answer', () => {
    expect(after({ type: 'opened', provider: 'x' }, { type: 'answered' }, { type: 'closed' })).toBe('finishing');
    expect(after({ type: 'opened', provider: 'x' }, { type: 'canceled' }, { type: 'closed' })).toBe('canceled');
  });

  it('isn’t reported again by a dialog that opens later, unless it still runs', () => {
    const opened: SignInEvent = { type: 'opened', provider: 'x' };
    expect(after(opened, { type: 'shown' })).toBe('waiting');
    expect(after(opened, { type: 'answered' }, { type: 'shown' })).toBe('finishing');
    expect(after(opened, { type: 'closed' }, { type: 'shown' })).toBe('idle');
    expect(after(opened, { type: 'canceled' }, { type: 'shown' })).toBe('idle');
    expect(after({ type: 'failed', error: 'x' }, { type: 'shown' })).toBe('idle');
    expect(after({ type: 'blocked', provider: 'x' }, { type: 'shown' })).toBe('idle');
  });

  it('remembers the provider of a blocked window, for the same tab', () => {
    expect(signInReducer(idle, { type: 'blocked', provider: 'google' })).toEqual({
      status: 'blocked',
      provider: 'google',
    });
  });
});
