import { clientError } from '@pwr-community/api/errors';
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
import { api, provideSignInConfirmation } from '../../app/api.ts';
import { useModals } from '../../app/modals.tsx';
import { AnotherMemberError, useMember, useSession } from '../../app/session.tsx';
import { useToasts } from '../../app/toasts.tsx';
import { clearAttempt, onHandshake, readAttempt, type SignInAnswer } from './handshake.ts';
import { signInMessages as m } from './messages.ts';
import { idle, signInReducer, type SignInEvent, type SignInState } from './signInState.ts';

interface SignIn {
  state: SignInState;
  dispatch: Dispatch<SignInEvent>;
  /** Ends the attempt of this tab: exchanges the burner token for a session, or says why there is none. */
  end(answer: SignInAnswer): Promise<void>;
  /** Takes over the token that a sign-in ended with, closes what stood open for it, and says so. */
  complete(token: string): Promise<void>;
  /** Closes the request to sign in again: what waited for it fails. */
  refuseConfirmation(): void;
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

/** The one owner of the exchange of burner tokens: wherever a sign-in ends, it ends here, once. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(signInReducer, idle);
  const { signIn } = useSession();
  const memberId = useMember()?.id;
  const { open, close } = useModals();
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
      close('wallet');
      if (!user) {
        dispatch({ type: 'failed' });
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

  const end = useCallback(
    async (answer: SignInAnswer) => {
      const attempt = readAttempt();
      // Without one, another tab began this sign-in: it holds the verifier, and ends it.
      if (!attempt) return;
      clearAttempt();
      if ('error' in answer) {
        if (answer.error === 'access-denied') return dispatch({ type: 'cancelled' });
        dispatch({ type: 'failed' });
        toasts.error(intl.formatMessage(m.twitterFailed));
        return;
      }
      dispatch({ type: 'answered' });
      try {
        const body = { burnerToken: answer.burnerToken, verifier: attempt.verifier };
        const { token } = await unwrap(api.POST('/api/login/twitter/burnToken', { body }));
        await complete(token);
      } catch {
        dispatch({ type: 'failed' });
        toasts.error(intl.formatMessage(m.failed));
      }
    },
    [complete, intl, toasts],
  );

  useEffect(() => onHandshake((answer) => void end(answer)), [end]);

  const value = useMemo(
    () => ({ state, dispatch, end, complete, refuseConfirmation: () => settle(false) }),
    [state, end, complete, settle],
  );
  return <SignInContext value={value}>{children}</SignInContext>;
}
