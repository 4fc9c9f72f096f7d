import type { ErrorCode } from '@pwr-community/api/errors';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessages } from '../../shared/errorMessages.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { editMessages as m } from './messages.ts';

const isKnown = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(errorMessages, code);

/** Says how linking an account at a provider ended, which the address tells on coming back, and takes it out of there. */
export function useLinkOutcome() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [params] = useSearchParams();
  const success = params.get('success');
  const error = params.get('error');

  useEffect(() => {
    if (success === null) return;
    void navigate({ search: '' }, { replace: true });
    if (success === 'true') toasts.success(formatMessage(m.linked));
    else toasts.error(formatMessage(isKnown(error) ? errorMessages[error] : m.linkFailed));
    // Said once, in the language that it happened in.
  }, [success]); // eslint-disable-line react-hooks/exhaustive-deps
}
