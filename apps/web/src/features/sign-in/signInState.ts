import type { Provider } from './popup.ts';

/** Where a sign-in stands. `closed`: its window is gone, though a late answer still counts. */
export interface SignInState {
  status: 'idle' | 'waiting' | 'finishing' | 'blocked' | 'closed' | 'cancelled' | 'failed';
  provider: Provider | null;
}

export type SignInEvent =
  | { type: 'opened' | 'blocked'; provider: Provider }
  | { type: 'closed' | 'answered' | 'cancelled' | 'failed' | 'reset' };

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
    case 'cancelled':
    case 'failed':
      return { ...state, status: event.type };
    case 'reset':
      return idle;
  }
}
