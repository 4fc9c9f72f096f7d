import type { Answer } from '@pwr-community/api/queryClient';
import type { LocaleCode } from '@pwr-community/i18n';
import { createContext, use, useMemo } from 'react';
import { useIsHydrating } from './hydration.ts';

/** What the server rendered a page with. The browser hydrates the page with the same values. */
export interface ServerState {
  /** Milliseconds. */
  now: number;
  /** Whether the cookie says that somebody is signed in here. The server doesn't know who. */
  isSignedIn: boolean;
  /** The code of the language that is offered to a first visit. */
  offer: LocaleCode | null;
  answers: Answer[];
}

/** The id of the inert script that hands the state over. */
export const stateId = 'server-state';

/** Null where the server sent the page without its content. */
export const ServerStateContext = createContext<ServerState | null>(null);

/** Whether the server sent the page with its content. */
export const hasServerState = () => document.getElementById(stateId) !== null;

/** Reads what the server handed over; null where it rendered nothing. */
export function readServerState(): ServerState | null {
  const text = document.getElementById(stateId)?.textContent;
  return text ? (JSON.parse(text) as ServerState) : null;
}

/** Undefined where the browser's own is meant. */
export interface Moment {
  now: number | undefined;
  timeZone: 'UTC' | undefined;
}

const ofBrowser: Moment = { now: undefined, timeZone: undefined };

/** The time and the time zone to write dates in: at first those that the server rendered with, then the reader's. */
export function useMoment(): Moment {
  const state = use(ServerStateContext);
  const now = useIsHydrating() && state ? state.now : undefined;
  return useMemo(() => (now === undefined ? ofBrowser : { now, timeZone: 'UTC' }), [now]);
}
