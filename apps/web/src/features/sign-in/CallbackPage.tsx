import { ApiError, readSeconds } from '@pwr-community/api/errors';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { clearAttempt, postHandshake, readAttempt, type SignInAnswer } from './handshake.ts';
import { signInMessages as m } from './messages.ts';
import { errorOf, useSignIn } from './SignInProvider.tsx';

/** What the sign-in left in the address, or null where this is no end of a sign-in. */
function readAnswer(params: URLSearchParams): SignInAnswer | null {
  const error = params.get('error');
  if (error) return { error, retryAfter: readSeconds(params.get('retry_after')) };
  const burnerToken = params.get('burner');
  return params.get('success') && burnerToken ? { burnerToken } : null;
}

/**
 * Where a sign-in returns to. A popup hands the burner token to the page that opened it, and closes. In the same tab
 * the page exchanges the token itself, and goes back to where the sign-in began. Opened in any other way, it goes to the
 * first page and says there why nobody was signed in.
 */
export function CallbackPage() {
  const [params] = useSearchParams();
  const [answer] = useState(() => readAnswer(params));
  const navigate = useNavigate();
  const { end, report } = useSignIn();
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
      window.close();
      // Browsers refuse to close a window that no script opened.
      if (window.closed) return;
      if ('error' in answer) void report(errorOf(answer));
      else if (!attempt)
        void report(new ApiError('oauth-state-invalid', 0, 'The verifier of this sign-in is not here'));
      return void navigate(paths.home.getHref(), { replace: true });
    }
    void end(answer).then(() => navigate(attempt.returnTo, { replace: true }));
    // The answer is handed over once, whatever renders meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!answer) return <Navigate to={paths.home.getHref()} replace />;
  return <LoadingScreen messages={{ loading: intl.formatMessage(m.finishing) }} />;
}
