import { ApiError, clientError, type ErrorCode } from '@pwr-community/api/errors';
import { unwrap } from '@pwr-community/api/unwrap';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type Dispatch,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { api, provideSignInConfirmation } from '../../shared/api.ts';
import { useModals } from '../../shared/modals.tsx';
import { page } from '../../shared/page.ts';
import { AnotherMemberError, useMember, useSession } from '../../shared/session.tsx';
import { storageKeys, write } from '../../shared/storage.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { clearAttempt, onHandshake, readAttempt, type Provider, type SignInAnswer } from './handshake.ts';
import { signInMessages as m } from './messages.ts';
import { idle, signInReducer, type SignInEvent, type SignInState } from './signInState.ts';

const SignInFailure = page(async () => (await import('./SignInFailure.tsx')).SignInFailure, 'error');

interface SignIn {
  state: SignInState;
  dispatch: Dispatch<SignInEvent>;
  /** Completes this tab's attempt, if any: exchanges the burner token for a session, or reports the error. */
  end(answer: SignInAnswer): Promise<void>;
  /** Adopts the new session's token, closes the sign-in dialogs, and reports the outcome. */
  complete(token: string): Promise<void>;
  /** Cancels the request to sign in again. Requests that wait for it fail. */
  refuseConfirmation(): void;
  /** Reports a failed or canceled sign-in in a toast. */
  report(error: unknown, provider?: Provider): Promise<void>;
}

/** A pending request to sign in again. */
interface Confirmation {
  promise: Promise<boolean>;
  resolve(confirmed: boolean): void;
}

function newConfirmation(): Confirmation {
  let resolve!: Confirmation['resolve'];
  const promise = new Promise<boolean>((settled) => (resolve = settled));
  return { promise, resolve };
}

const SignInContext = createContext<SignIn | null>(null);

/** Returns the current sign-in and its actions. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it');
  return signIn;
}

/** Converts an error in the callback's address to an API error. */
export const errorOf = ({ error, retryAfter }: Extract<SignInAnswer, { error: string }>) =>
  new ApiError(error as ErrorCode, 0, error, undefined, undefined, retryAfter);

/** True if the user declined at the provider. Only redirects have this code; it isn't one of the API's error codes. */
const isDenial = (error: unknown) => error instanceof ApiError && (error.code as string) === 'access-denied';

/** The single place that exchanges burner tokens and completes sign-ins, each exactly once. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(signInReducer, idle);
  const { signIn } = useSession();
  const memberId = useMember()?.id;
  const { stack, open, close, isOpen } = useModals();
  // Concurrent requests that require a fresh sign-in share one dialog.
  const confirmation = useRef<Confirmation | null>(null);
  const toasts = useToasts();
  const intl = useIntl();

  const settle = useCallback(
    (confirmed: boolean) => {
      close('confirmSignIn');
      confirmation.current?.resolve(confirmed);
      confirmation.current = null;
    },
    [close],
  );

  useEffect(() => {
    if (memberId === undefined) return;
    const stopProviding = provideSignInConfirmation(() => {
      confirmation.current ??= newConfirmation();
      open('confirmSignIn');
      return confirmation.current.promise;
    });
    // Requests of this member must not wait for the sign-in of the next one.
    return () => {
      stopProviding();
      settle(false);
    };
  }, [memberId, open, settle]);

  // Navigating closes all modals. Without the dialog, a later sign-in must not confirm the waiting requests.
  useEffect(() => {
    if (confirmation.current && !isOpen('confirmSignIn')) settle(false);
  }, [stack, isOpen, settle]);

  const complete = useCallback(
    async (token: string) => {
      if (!token) throw clientError('no-token-received');
      const user = await signIn(token).catch((error: unknown) => {
        if (error instanceof AnotherMemberError) return null;
        throw error;
      });
      // The referral code only counts when a member is created, so it is of no use after a sign-in.
      write(storageKeys.referralCode, null);
      close('wallet');
      if (!user) {
        dispatch({ type: 'reset' });
        toasts.error(intl.formatMessage(m.anotherMember));
        return;
      }
      dispatch({ type: 'reset' });
      close('login');
      close('sessionExpired');
      if (confirmation.current) return settle(true);
      toasts.success(intl.formatMessage(m.succeeded));
      if (user.is_admin) toasts.info(intl.formatMessage(m.admin));
    },
    [close, intl, settle, signIn, toasts],
  );

  const report = useCallback(
    async (error: unknown, provider?: Provider) => {
      if (isDenial(error)) return toasts.info(intl.formatMessage(m.canceled));
      const what = intl.formatMessage(provider === 'x' ? m.twitterFailed : m.failed);
      // If the connection is lost, the error's message can't be loaded, so the toast omits it.
      const isReady = await SignInFailure.preload().then(
        () => true,
        () => false,
      );
      toasts.error(isReady ? <SignInFailure what={what} error={error} /> : what);
    },
    [intl, toasts],
  );

  const end = useCallback(
    async (answer: SignInAnswer) => {
      const attempt = readAttempt();
      // Without an attempt in this tab, another tab started the sign-in and will complete it.
      if (!attempt) return;
      clearAttempt();
      const fail = (error: unknown, provider?: Provider) => {
        dispatch(isDenial(error) ? { type: 'canceled' } : { type: 'failed', error });
        // An open login modal shows a denial itself.
        if (!isDenial(error) || !(isOpen('login') || isOpen('confirmSignIn'))) return report(error, provider);
      };
      if ('error' in answer) return fail(errorOf(answer), attempt.provider);
      dispatch({ type: 'answered' });
      try {
        const body = { burnerToken: answer.burnerToken, verifier: attempt.verifier };
        const { token } = await unwrap(api.POST('/api/login/twitter/burnToken', { body }));
        await complete(token);
      } catch (error) {
        await fail(error);
      }
    },
    [complete, isOpen, report],
  );

  useEffect(() => onHandshake((answer) => void end(answer)), [end]);

  const value = useMemo(
    () => ({ state, dispatch, end, complete, refuseConfirmation: () => settle(false), report }),
    [state, end, complete, settle, report],
  );
  return <SignInContext value={value}>{children}</SignInContext>;
}
