import type { Provider } from './handshake.ts';

/** State of a sign-in. With `closed`, its window is gone, but a late result still counts. */
export interface SignInState {
  status: 'idle' | 'waiting' | 'finishing' | 'blocked' | 'closed' | 'canceled' | 'failed';
  provider: Provider | null;
  /** Error of a `failed` sign-in. */
  error?: unknown;
}

export type SignInEvent =
  | { type: 'opened' | 'blocked'; provider: Provider }
  | { type: 'failed'; error: unknown }
  | { type: 'closed' | 'answered' | 'canceled' | 'reset' | 'shown' };

export const idle: SignInState = { status: 'idle', provider: null };

/** Computes the next state. Closing the window only ends the waiting: a result that arrived first takes precedence. */
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
    case 'shown':
      // A dialog that opens again doesn't repeat the failure of an earlier sign-in.
      return state.status === 'waiting' || state.status === 'finishing' ? state : idle;
    case 'reset':
      return idle;
  }
}
