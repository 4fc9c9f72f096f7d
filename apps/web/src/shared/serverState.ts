import type { Answer } from '@pwr-community/api/queryClient';
import type { LocaleCode } from '@pwr-community/i18n';
import { createContext, use, useMemo } from 'react';
import { useIsHydrating } from './hydration.ts';

/** State that a page was rendered with. The browser hydrates with the same values. */
export interface ServerState {
  /** Time of rendering, in ms since the epoch. */
  now: number;
  /** True if the cookie says that someone is signed in. The server doesn't know who. */
  isSignedIn: boolean;
  /** Language to offer on a first visit. */
  offer: LocaleCode | null;
  answers: Answer[];
}

/** The id of the JSON script that contains the state. */
export const stateId = 'server-state';

/** Null if the server sent a page without content. */
export const ServerStateContext = createContext<ServerState | null>(null);

export const hasServerState = () => document.getElementById(stateId) !== null;

/** Reads the state from the page; null if the server rendered no content. */
export function readServerState(): ServerState | null {
  const text = document.getElementById(stateId)?.textContent;
  return text ? (JSON.parse(text) as ServerState) : null;
}

/** Undefined values stand for the browser's clock and time zone. */
export interface Moment {
  now: number | undefined;
  timeZone: 'UTC' | undefined;
}

const ofBrowser: Moment = { now: undefined, timeZone: undefined };

/** The time and time zone for formatting dates: the server's during hydration, then the browser's. */
export function useMoment(): Moment {
  const state = use(ServerStateContext);
  const now = useIsHydrating() && state ? state.now : undefined;
  return useMemo(() => (now === undefined ? ofBrowser : { now, timeZone: 'UTC' }), [now]);
}
