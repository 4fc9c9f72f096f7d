import { ApiError, readSeconds } from '@pwr-community/api/errors';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { clearAttempt, postHandshake, readAttempt, type SignInAnswer } from './handshake.ts';
import { signInMessages as m } from './messages.ts';
import { errorOf, useSignIn } from './SignInProvider.tsx';

/** Reads a sign-in's result from the address; null if there is none. */
function readAnswer(params: URLSearchParams): SignInAnswer | null {
  const error = params.get('error');
  if (error) return { error, retryAfter: readSeconds(params.get('retry_after')) };
  const burnerToken = params.get('burner');
  return params.get('success') && burnerToken ? { burnerToken } : null;
}

/**
 * The page that sign-ins return to. In a popup, it passes the burner token to its opener and closes. In the original
 * tab, it exchanges the token itself and returns to the page where the sign-in started. If there is no result, or the
 * window can't be closed, it goes to the home page. In the second case, it also reports a failed sign-in.
 */
export function CallbackPage() {
  const [params] = useSearchParams();
  const [answer] = useState(() => readAnswer(params));
  const navigate = useNavigate();
  const { end, report } = useSignIn();
  const intl = useIntl();

  useEffect(() => {
    if (!answer) return;
    // Removes the token from the address, so that it doesn't leak through the history or a referrer.
    history.replaceState(history.state, '', location.pathname);
    const attempt = readAttempt();
    if (attempt?.mode !== 'tab') {
      // This window has a copy of the verifier and receives its own message, so it would also exchange the token.
      clearAttempt();
      postHandshake(answer);
      window.close();
      // Browsers only let scripts close windows that a script opened.
      if (window.closed) return;
      if ('error' in answer) void report(errorOf(answer));
      else if (!attempt) void report(new ApiError('oauth-state-invalid', 0, 'The verifier of this sign-in is missing'));
      return void navigate(paths.home.getHref(), { replace: true });
    }
    void end(answer).then(() => navigate(attempt.returnTo, { replace: true }));
    // Runs only once, because the result must be passed on only once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!answer) return <Navigate to={paths.home.getHref()} replace />;
  return <LoadingScreen messages={{ loading: intl.formatMessage(m.finishing) }} />;
}
