import { ApiError } from '@pwr-community/api/errors';
import { confirmEmailMutation } from '@pwr-community/api/mutations/verification';
import { Spoken } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { Panel } from '@pwr-community/ui/Panel';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useMember } from '../../shared/session.tsx';
import { memberMessages as m } from './memberMessages.ts';

/** Returns the token in the address's fragment; null without a fragment, and empty if the fragment has no token. */
const readToken = (hash: string) => (hash === '' ? null : (new URLSearchParams(hash.slice(1)).get('token') ?? ''));

/** Confirms the email address with the token from the emailed link, and shows the result. */
export function EmailNotice() {
  const { formatMessage } = useIntl();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => readToken(hash));
  const confirm = useMutation(confirmEmailMutation(api));
  const { mutate } = confirm;
  const emailNow = useMember()?.email;
  const [emailBefore] = useState(emailNow);
  // If the reply was lost, the member's new address shows that the confirmation succeeded.
  const email = confirm.data?.email ?? (confirm.error && emailNow !== emailBefore ? emailNow : null);
  // A token works only once, so it is sent only once, even if the effect runs again.
  const isSent = useRef(false);

  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    mutate(token);
    // Removes the token from the history, so that a reload doesn't send it again.
    void navigate(pathname, { replace: true });
  }, [token, mutate, navigate, pathname]);

  if (token === null) return null;
  const content = () => {
    if (email)
      return (
        <StatusBadge status="accepted">
          {formatMessage(m.emailConfirmed, { email: <bdi key="email">{email}</bdi> })}
        </StatusBadge>
      );
    if (confirm.error) return <StatusBadge status="rejected">{problemText(formatMessage, confirm.error)}</StatusBadge>;
    if (token === '')
      return <StatusBadge status="rejected">{formatMessage(errorMessages['email-token-invalid'])}</StatusBadge>;
    return <StatusBadge status="started">{formatMessage(m.emailConfirming)}</StatusBadge>;
  };
  // If the token wasn't rejected, it can be sent again.
  const canRetry =
    !email && confirm.error && !(confirm.error instanceof ApiError && confirm.error.code === 'email-token-invalid');
  return (
    <Panel padding="s" isDivided>
      <Spoken isNews data-part="email-notice">
        {content()}
      </Spoken>
      {canRetry && token && (
        <div>
          <Button onPress={() => mutate(token)}>{formatMessage(commonMessages.retry)}</Button>
        </div>
      )}
    </Panel>
  );
}
