import { ApiError } from '@pwr-community/api/errors';
import { createQueryClient } from '@pwr-community/api/queryClient';
import type { components } from '@pwr-community/api/schema';
import { unwrap } from '@pwr-community/api/unwrap';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { api } from './api.ts';
import { useModals } from './modals.tsx';
import { read, storageKeys, write } from './storage.ts';

/** The signed-in member, as the server knows them. */
export type Member = components['schemas']['OwnUser'];

/** Who is here. `restoring`: a token is there and the server has not said yet whose it is. */
export type Session = { status: 'restoring' } | { status: 'visitor' } | { status: 'member'; user: Member };

interface SessionControls {
  session: Session;
  /** Takes over the token of a finished sign-in; resolves to whose it is. */
  signIn(token: string): Promise<Member>;
  /** Ends the session on the server, then here. Rejects, still signed in, where the server did not answer. */
  signOut(): Promise<void>;
}

/** How often a session is checked while signed in, in milliseconds, from the specification. */
const recheckInterval = 900_000;

const SessionContext = createContext<SessionControls | null>(null);

/** Who is here, and the ways to change it. */
export function useSession(): SessionControls {
  const controls = use(SessionContext);
  if (!controls) throw new Error('useSession needs a SessionProvider above it');
  return controls;
}

/** The signed-in member, or null. */
export function useMember(): Member | null {
  const { session } = useSession();
  return session.status === 'member' ? session.user : null;
}

/** Gives the member's id to an action that needs one; a visitor is shown the login modal instead. */
export function useRequireMember() {
  const member = useMember();
  const { open } = useModals();
  return useCallback(
    (action: (memberId: number) => void) => (member ? action(member.id) : open('login')),
    [member, open],
  );
}

const stored = () => read(storageKeys.sessionFlag) === 'true' && read(storageKeys.bearerToken) !== null;

function forget() {
  for (const key of [storageKeys.bearerToken, storageKeys.sessionFlag, storageKeys.user, storageKeys.isAdmin])
    write(key, null);
}

function remember(user: Member) {
  write(storageKeys.user, JSON.stringify(user));
  write(storageKeys.isAdmin, String(user.is_admin));
}

function initialSession(): Session {
  if (!stored()) return { status: 'visitor' };
  try {
    const user = JSON.parse(read(storageKeys.user) ?? 'null') as Member | null;
    if (typeof user?.id === 'number') return { status: 'member', user };
  } catch {
    // Not our JSON: the server is asked instead.
  }
  return { status: 'restoring' };
}

const refused = (error: unknown) => error instanceof ApiError && error.status === 401;

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(initialSession);
  const { open } = useModals();
  const account = session.status === 'member' ? session.user.id : session.status;
  // One cache an account: nothing that one member saw is shown to the next.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const queryClient = useMemo(createQueryClient, [account]);

  const adopt = useCallback((user: Member) => {
    remember(user);
    setSession({ status: 'member', user });
    return user;
  }, []);

  const leave = useCallback(() => {
    forget();
    setSession({ status: 'visitor' });
  }, []);

  const fetchUser = useCallback(async () => unwrap(await api.GET('/api/user')), []);

  // On start: a 401 ends the session; a server that does not answer leaves it as it was, to be tried again.
  useEffect(() => {
    if (!stored()) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const restore = (wait: number) =>
      fetchUser().then(
        (user) => void (stopped || adopt(user)),
        (error) => {
          if (stopped) return;
          if (refused(error)) leave();
          else timer = setTimeout(() => restore(Math.min(wait * 2, 30_000)), wait);
        },
      );
    void restore(1000);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [adopt, fetchUser, leave]);

  const expire = useCallback(() => {
    leave();
    open('sessionExpired');
  }, [leave, open]);

  const signedIn = session.status === 'member';
  useEffect(() => {
    if (!signedIn) return;
    const check = async () => {
      if (!stored()) return expire();
      const { response } = await api.GET('/api/session');
      if (response.status === 401) expire();
    };
    // A network failure is no verdict: the next check decides.
    const timer = setInterval(() => void check().catch(() => {}), recheckInterval);
    return () => clearInterval(timer);
  }, [signedIn, expire]);

  // Signing in or out in one tab does so in all of them.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKeys.user || key === null) setSession(initialSession());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const signIn = useCallback(
    async (token: string) => {
      write(storageKeys.bearerToken, token);
      write(storageKeys.sessionFlag, 'true');
      try {
        return adopt(await fetchUser());
      } catch (error) {
        forget();
        throw error;
      }
    },
    [adopt, fetchUser],
  );

  const signOut = useCallback(async () => {
    try {
      unwrap(await api.POST('/api/logout/twitter'));
    } catch (error) {
      if (!refused(error)) throw error;
    }
    leave();
  }, [leave]);

  const value = useMemo(() => ({ session, signIn, signOut }), [session, signIn, signOut]);
  return (
    <SessionContext value={value}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionContext>
  );
}
