import { ApiError } from '@pwr-community/api/errors';
import { createQueryClients, putAnswers } from '@pwr-community/api/queryClient';
import type { OwnUser } from '@pwr-community/api/schema';
import { unwrap } from '@pwr-community/api/unwrap';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api, onTokenRefused } from './api.ts';
import { apiHost } from './config.ts';
import { useHydrated } from './hydration.ts';
import { useModals } from './modals.tsx';
import { ServerStateContext } from './serverState.ts';
import { read, storageKeys, write } from './storage.ts';
import { readMember, writeMember } from './storedMember.ts';

export type Member = OwnUser;

/**
 * The session's state. While `restoring`, a member is signed in, but the server hasn't answered yet; `id` is the last
 * member's, or null if unknown.
 */
export type Session =
  { status: 'restoring'; id: number | null } | { status: 'visitor' } | { status: 'member'; user: Member };

interface SessionControls {
  session: Session;
  /** Serial number of the account's query cache. It changes when the account changes. */
  cache: number;
  /**
   * Adopts the token of a completed sign-in and resolves to its member. Signing in again replaces the session. If the
   * token belongs to another member, ends the new session and rejects with `AnotherMemberError`.
   */
  signIn(token: string): Promise<Member>;
  /**
   * Ends the session on the server, then in the browser. If the server fails, rejects and keeps the member signed in.
   */
  signOut(): Promise<void>;
}

/** Interval of session checks, in ms, from the specification. */
const recheckInterval = 900_000;

const SessionContext = createContext<SessionControls | null>(null);

export function useSession(): SessionControls {
  const controls = use(SessionContext);
  if (!controls) throw new Error('useSession needs a SessionProvider above it');
  return controls;
}

/** Returns the member's id, undefined while it is unknown, or null for a visitor. */
const accountOf = (session: Session): number | null | undefined =>
  session.status === 'member' ? session.user.id : session.status === 'restoring' ? (session.id ?? undefined) : null;

/** Returns the signed-in member, or null. */
export function useMember(): Member | null {
  const { session } = useSession();
  return session.status === 'member' ? session.user : null;
}

type MemberAction = (memberId: number) => void;

/**
 * Returns a function that runs an action with the member's id, or opens the login modal for visitors. While the session
 * is being restored, the latest action waits until the member is known.
 */
export function useRequireMember() {
  const { session } = useSession();
  const { open } = useModals();
  const waiting = useRef<MemberAction>(null);
  const run = useCallback(
    (action: MemberAction) => {
      if (session.status === 'restoring') waiting.current = action;
      else if (session.status === 'member') action(session.user.id);
      else open('login');
    },
    [session, open],
  );
  useEffect(() => {
    const action = waiting.current;
    waiting.current = null;
    if (action) run(action);
  }, [run]);
  return run;
}

const stored = () => read(storageKeys.sessionFlag) === 'true' && read(storageKeys.bearerToken) !== null;

function forget() {
  for (const key of [storageKeys.bearerToken, storageKeys.sessionFlag, storageKeys.user, storageKeys.isAdmin])
    write(key, null);
}

function remember(user: Member) {
  writeMember(user);
  write(storageKeys.isAdmin, String(user.is_admin));
}

/** Always the same object, so that hydration doesn't change the session of visitors. */
const visitor: Session = { status: 'visitor' };

function initialSession(): Session {
  if (!stored()) return visitor;
  const user = readMember();
  // Without a valid stored member, the session waits for the server.
  return user ? { status: 'member', user } : { status: 'restoring', id: null };
}

const refused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Thrown if the member who signed in isn't the current one. */
export class AnotherMemberError extends Error {}

/** Ends a session other than the stored one. Ignores failures, because sessions expire anyway. */
const endSession = (token: string) =>
  fetch(`${apiHost}/api/logout/twitter`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    () => {},
  );

const fetchUser = () => unwrap(api.GET('/api/user'));

export function SessionProvider({ children }: { children: ReactNode }) {
  const fromServer = use(ServerStateContext);
  const [session, setSession] = useState(initialSession);
  const account = accountOf(session);
  // The server's markup depends only on the cookie, and hydration must match it.
  const isSignedIn = fromServer?.isSignedIn;
  const onServer = useMemo<Session>(() => {
    if (isSignedIn === undefined) return session;
    return isSignedIn ? { status: 'restoring', id: account ?? null } : visitor;
  }, [isSignedIn, session, account]);
  const shown = useHydrated(onServer, session);
  const [queryClientOf] = useState(() => {
    const clients = createQueryClients();
    // On the server, `account` is always null, so the cookie decides whether a visitor's data is stale.
    if (fromServer) putAnswers(clients(account).client, fromServer.answers, account !== null || fromServer.isSignedIn);
    return clients;
  });
  const { open } = useModals();
  // Number of running sign-ins, sign-outs and restores, which handle a refused token themselves.
  const changing = useRef(0);

  const adopt = useCallback((user: Member) => {
    remember(user);
    setSession({ status: 'member', user });
    return user;
  }, []);

  const leave = useCallback(() => {
    forget();
    setSession(visitor);
  }, []);

  const expire = useCallback(() => {
    leave();
    open('sessionExpired');
  }, [leave, open]);

  // On startup, a 401 ends the session. Any other failure keeps it, and the request is retried.
  useEffect(() => {
    if (!stored()) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const restore = async (wait: number) => {
      const token = read(storageKeys.bearerToken);
      // After a sign-out, the reply is about a session that has ended.
      const isOver = () => stopped || read(storageKeys.bearerToken) !== token;
      changing.current += 1;
      try {
        const user = await fetchUser();
        if (!isOver()) adopt(user);
      } catch (error) {
        if (isOver()) return;
        if (refused(error)) leave();
        else timer = setTimeout(() => void restore(Math.min(wait * 2, 30_000)), wait);
      } finally {
        changing.current -= 1;
      }
    };
    void restore(1000);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [adopt, leave]);

  useEffect(() => onTokenRefused(() => changing.current > 0 || expire()), [expire]);

  const signedIn = session.status === 'member';
  const signedInId = signedIn ? session.user.id : null;
  useEffect(() => {
    if (!signedIn) return;
    const check = () => {
      if (!stored()) return expire();
      // A network failure proves nothing, and `onTokenRefused` handles a refusal.
      api.GET('/api/session').catch(() => {});
    };
    const timer = setInterval(check, recheckInterval);
    return () => clearInterval(timer);
  }, [signedIn, expire]);

  // Signing in or out in one tab applies to all tabs.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKeys.user || key === null) setSession(initialSession());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const signIn = useCallback(
    async (token: string) => {
      const previous = signedInId === null ? null : read(storageKeys.bearerToken);
      write(storageKeys.bearerToken, token);
      write(storageKeys.sessionFlag, 'true');
      changing.current += 1;
      try {
        const user = await fetchUser();
        if (signedInId !== null && user.id !== signedInId) throw new AnotherMemberError();
        if (previous) void endSession(previous);
        return adopt(user);
      } catch (error) {
        if (previous) {
          write(storageKeys.bearerToken, previous);
          void endSession(token);
        } else forget();
        throw error;
      } finally {
        changing.current -= 1;
      }
    },
    [adopt, signedInId],
  );

  const signOut = useCallback(async () => {
    changing.current += 1;
    try {
      await unwrap(api.POST('/api/logout/twitter'));
    } catch (error) {
      if (!refused(error)) throw error;
    } finally {
      changing.current -= 1;
    }
    leave();
  }, [leave]);

  const { client: queryClient, serial: cache } = queryClientOf(account);
  // A refetch of the member, for example after earning points, also updates the session.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const [area, part] = event.query.queryKey;
        if (area === 'session' && part === 'user' && event.type === 'updated' && event.action.type === 'success')
          adopt(event.action.data as Member);
      }),
    [queryClient, adopt],
  );

  // The error means that an admin has silenced the member since the last fetch, so the member is fetched again.
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const error: unknown = mutation?.state.error;
        if (type === 'updated' && error instanceof ApiError && error.code === 'silenced')
          fetchUser().then(adopt, () => {});
      }),
    [queryClient, adopt],
  );

  const value = useMemo(() => ({ session: shown, cache, signIn, signOut }), [shown, cache, signIn, signOut]);
  return (
    <SessionContext value={value}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionContext>
  );
}
