import { ApiError } from '@pwr-community/api/errors';
import { createQueryClients, putAnswers } from '@pwr-community/api/queryClient';
import type { OwnUser } from '@pwr-community/api/schema';
import { unwrap } from '@pwr-community/api/unwrap';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api, onTokenRefused } from './api.ts';
import { apiHost } from './config.ts';
import { useIsHydrating } from './hydration.ts';
import { useModals } from './modals.tsx';
import { ServerStateContext } from './serverState.ts';
import { read, storageKeys, write } from './storage.ts';
import { readMember, writeMember } from './storedMember.ts';

export type Member = OwnUser;

/**
 * State of the session. While `restoring`, someone is signed in but the server hasn't answered; `id` is the last member's.
 */
export type Session =
  { status: 'restoring'; id: number | null } | { status: 'visitor' } | { status: 'member'; user: Member };

interface SessionControls {
  session: Session;
  /** Number of the account's cache: another one means another account. */
  cache: number;
  /**
   * Adopts the token of a completed sign-in, and resolves to its member. Signing in again replaces the session. A token
   * of another member is dropped, and the promise rejects with `AnotherMemberError`.
   */
  signIn(token: string): Promise<Member>;
  /** Ends the session on the server, then here. If the server fails, it rejects and the member stays signed in. */
  signOut(): Promise<void>;
}

/** Interval of session checks, in milliseconds, from the specification. */
const recheckInterval = 900_000;

const SessionContext = createContext<SessionControls | null>(null);

export function useSession(): SessionControls {
  const controls = use(SessionContext);
  if (!controls) throw new Error('useSession needs a SessionProvider above it');
  return controls;
}

/** A member's id, undefined while it is unknown, or null for a visitor. */
const accountOf = (session: Session): number | null | undefined =>
  session.status === 'member' ? session.user.id : session.status === 'restoring' ? (session.id ?? undefined) : null;

/** Returns the signed-in member, or null. */
export function useMember(): Member | null {
  const { session } = useSession();
  return session.status === 'member' ? session.user : null;
}

type MemberAction = (memberId: number) => void;

/**
 * Runs an action with the member's id; for visitors, it opens the login modal instead. While the session is restored,
 * the last action waits: a reader may press before it is known who they are.
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

function initialSession(): Session {
  if (!stored()) return { status: 'visitor' };
  const user = readMember();
  // Without a valid stored member, the session waits for the server.
  return user ? { status: 'member', user } : { status: 'restoring', id: null };
}

const refused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A different member signed in than the current one. */
export class AnotherMemberError extends Error {}

/** Ends a session other than the stored one. Failures are ignored, because sessions expire anyway. */
const endSession = (token: string) =>
  fetch(`${apiHost}/api/logout/twitter`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    () => {},
  );

const fetchUser = () => unwrap(api.GET('/api/user'));

export function SessionProvider({ children }: { children: ReactNode }) {
  const fromServer = use(ServerStateContext);
  const [session, setSession] = useState(initialSession);
  const account = accountOf(session);
  // The server's markup depends on the cookie alone, so hydration must match it.
  const isHydrating = useIsHydrating() && fromServer !== null;
  const isSignedIn = fromServer?.isSignedIn;
  const shown = useMemo<Session>(() => {
    if (!isHydrating) return session;
    return isSignedIn ? { status: 'restoring', id: account ?? null } : { status: 'visitor' };
  }, [isHydrating, isSignedIn, session, account]);
  const [queryClientOf] = useState(() => {
    const clients = createQueryClients();
    if (fromServer) putAnswers(clients(account).client, fromServer.answers, account !== null);
    return clients;
  });
  const { open } = useModals();
  // While a session starts or ends, the caller handles a refused token itself.
  const changing = useRef(false);

  const adopt = useCallback((user: Member) => {
    remember(user);
    setSession({ status: 'member', user });
    return user;
  }, []);

  const leave = useCallback(() => {
    forget();
    setSession({ status: 'visitor' });
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
      changing.current = true;
      try {
        const user = await fetchUser();
        if (!stopped) adopt(user);
      } catch (error) {
        if (stopped) return;
        if (refused(error)) leave();
        else timer = setTimeout(() => void restore(Math.min(wait * 2, 30_000)), wait);
      } finally {
        changing.current = false;
      }
    };
    void restore(1000);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [adopt, leave]);

  useEffect(() => onTokenRefused(() => changing.current || expire()), [expire]);

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
      changing.current = true;
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
        changing.current = false;
      }
    },
    [adopt, signedInId],
  );

  const signOut = useCallback(async () => {
    changing.current = true;
    try {
      await unwrap(api.POST('/api/logout/twitter'));
    } catch (error) {
      if (!refused(error)) throw error;
    } finally {
      changing.current = false;
    }
    leave();
  }, [leave]);

  const { client: queryClient, serial: cache } = queryClientOf(account);
  // When a page refetches the member, such as after earning points, the session updates too.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const [area, part] = event.query.queryKey;
        if (area === 'session' && part === 'user' && event.type === 'updated' && event.action.type === 'success')
          adopt(event.action.data as Member);
      }),
    [queryClient, adopt],
  );

  // An admin silenced the member since they were read.
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
