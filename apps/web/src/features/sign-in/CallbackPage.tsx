import { LoadingScreen } from '@pwr-community/ui/LoadingScreen';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { clearAttempt, postHandshake, readAttempt, type SignInAnswer } from './handshake.ts';
import { signInMessages as m } from './messages.ts';
import { useSignIn } from './SignInProvider.tsx';

/** What the sign-in left in the address, or null where this is no end of a sign-in. */
function readAnswer(params: URLSearchParams): SignInAnswer | null {
  const error = params.get('error');
  if (error) return { error };
  const burnerToken = params.get('burner');
  return params.get('success') && burnerToken ? { burnerToken } : null;
}

/**
 * Where a sign-in returns to. In a window of its own it hands the burner token to the page that opened it, and closes;
 * in the same tab it exchanges the token itself, and goes back to where the sign-in began.
 */
export function CallbackPage() {
  const [params] = useSearchParams();
  const [answer] = useState(() => readAnswer(params));
  const navigate = useNavigate();
  const { end } = useSignIn();
  const intl = useIntl();

  useEffect(() => {
    if (!answer) return;
    // The token must not stay in the address: not in the history, not in a referrer.
    history.replaceState(history.state, '', location.pathname);
    const attempt = readAttempt();
    if (attempt?.mode !== 'tab') {
      // This window has a copy of the verifier, and hears what it posts: it would exchange the token, too.
      clearAttempt();
      postHandshake(answer);
      return window.close();
    }
    void end(answer).then(() => navigate(attempt.returnTo, { replace: true }));
    // The answer is handed over once, whatever renders meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!answer) return <Navigate to={paths.home.getHref()} replace />;
  return <LoadingScreen messages={{ loading: intl.formatMessage(m.finishing) }} />;
}
