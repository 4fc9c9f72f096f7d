import type { Provider } from './handshake.ts';

/** Where a sign-in stands. `closed`: its window is gone, though a late answer still counts. */
export interface SignInState {
  status: 'idle' | 'waiting' | 'finishing' | 'blocked' | 'closed' | 'canceled' | 'failed';
  provider: Provider | null;
  /** What a `failed` sign-in failed with. */
  error?: unknown;
}

export type SignInEvent =
  | { type: 'opened' | 'blocked'; provider: Provider }
  | { type: 'failed'; error: unknown }
  | { type: 'closed' | 'answered' | 'canceled' | 'reset' };

export const idle: SignInState = { status: 'idle', provider: null };

/** A window that closes ends only the waiting for it: an answer that came first has the word. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'opened':
      return { status: 'waiting', provider: event.provider };
    case 'blocked':
      return { status: 'blocked', provider: event.provider };
    case 'closed':
      return state.status === 'waiting' ? { ...state, status: 'closed' } : state;
    case 'answered':
      return { ...state, status: 'finishing' };
    case 'canceled':
      return { ...state, status: 'canceled' };
    case 'failed':
      return { ...state, status: 'failed', error: event.error };
    case 'reset':
      return idle;
  }
}
