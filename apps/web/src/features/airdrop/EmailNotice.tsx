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
import { pageMessages as m } from './pageMessages.ts';

/** What the link of a mail has after its address; null where the page was not opened by one. */
const readToken = (hash: string) => (hash === '' ? null : (new URLSearchParams(hash.slice(1)).get('token') ?? ''));

/** Confirms the address of the mail whose link led here, and says what came of it. */
export function EmailNotice() {
  const { formatMessage } = useIntl();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => readToken(hash));
  const confirm = useMutation(confirmEmailMutation(api));
  const { mutate } = confirm;
  const emailNow = useMember()?.email;
  const [emailBefore] = useState(emailNow);
  // A confirmation whose reply was lost is seen by the member's new address.
  const email = confirm.data?.email ?? (confirm.error && emailNow !== emailBefore ? emailNow : null);
  // A token works once, whatever renders meanwhile.
  const isSent = useRef(false);

  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    mutate(token);
    // Neither the history nor a reload has the token again.
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
  // A token that was not refused can be sent again.
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
