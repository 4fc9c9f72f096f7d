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
  /** Ends the attempt of this tab: exchanges the burner token for a session, or says why there is none. */
  end(answer: SignInAnswer): Promise<void>;
  /** Takes over the token that a sign-in ended with, closes what stood open for it, and says so. */
  complete(token: string): Promise<void>;
  /** Closes the request to sign in again: what waited for it fails. */
  refuseConfirmation(): void;
  /** Says in a toast why a sign-in failed, or that it was canceled. */
  report(error: unknown, provider?: Provider): Promise<void>;
}

/** A request to sign in again, and the way to answer it. */
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

/** The sign-in under way, and the ways to move it on. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it');
  return signIn;
}

/** What came back in the address of a sign-in, as the error of a call. */
export const errorOf = ({ error, retryAfter }: Extract<SignInAnswer, { error: string }>) =>
  new ApiError(error as ErrorCode, 0, error, undefined, undefined, retryAfter);

/** Access denied at the provider is what the person chose. It is no problem code of the contract. */
const isDenial = (error: unknown) => error instanceof ApiError && (error.code as string) === 'access-denied';

/** The one owner of the exchange of burner tokens: wherever a sign-in ends, it ends here, once. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(signInReducer, idle);
  const { signIn } = useSession();
  const memberId = useMember()?.id;
  const { open, close, isOpen } = useModals();
  // The calls that wait for the member to sign in again wait for one dialog.
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
    return provideSignInConfirmation(() => {
      confirmation.current ??= newConfirmation();
      open('confirmSignIn');
      return confirmation.current.promise;
    });
  }, [memberId, open]);

  const complete = useCallback(
    async (token: string) => {
      if (!token) throw clientError('no-token-received');
      const user = await signIn(token).catch((error: unknown) => {
        if (error instanceof AnotherMemberError) return null;
        throw error;
      });
      // An invitation counts when a member is made: from now on there is one.
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
      // Without a connection the reason can't be fetched.
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
      // Without one, another tab began this sign-in: it holds the verifier, and ends it.
      if (!attempt) return;
      clearAttempt();
      const fail = (error: unknown, provider?: Provider) => {
        dispatch(isDenial(error) ? { type: 'canceled' } : { type: 'failed', error });
        // The login modal says it, where it is open.
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
