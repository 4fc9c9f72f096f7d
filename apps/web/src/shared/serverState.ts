import type { Answer } from '@pwr-community/api/queryClient';
import type { LocaleCode } from '@pwr-community/i18n';
import { createContext, use, useMemo } from 'react';
import { useHydrated } from './hydration.ts';

/** The state that a page was rendered with. The browser hydrates with the same values. */
export interface ServerState {
  /** Time of rendering, in ms since the epoch. */
  now: number;
  /** True if a cookie marks a member as signed in. The server doesn't know which member. */
  isSignedIn: boolean;
  /** Language to offer to a visitor who hasn't chosen one; null for none. */
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

/** The time and time zone for formatting dates. Undefined values mean the browser's. */
export interface Moment {
  now: number | undefined;
  timeZone: 'UTC' | undefined;
}

const ofBrowser: Moment = { now: undefined, timeZone: undefined };

/** The time and time zone for formatting dates: the server's during hydration, then the browser's. */
export function useMoment(): Moment {
  const state = use(ServerStateContext);
  const now = useHydrated(state?.now, undefined);
  return useMemo(() => (now === undefined ? ofBrowser : { now, timeZone: 'UTC' }), [now]);
}
