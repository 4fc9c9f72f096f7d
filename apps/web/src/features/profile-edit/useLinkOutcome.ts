import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { returnError } from '../../shared/returnError.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { editMessages as m } from './messages.ts';

/**
 * Shows the result of linking an account in a toast. The provider's redirect leaves the result in the address; this
 * hook removes it.
 */
export function useLinkOutcome() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [params] = useSearchParams();
  const success = params.get('success');

  useEffect(() => {
    if (success === null) return;
    void navigate({ search: '' }, { replace: true });
    if (success === 'true') toasts.success(formatMessage(m.linked));
    else {
      const error = returnError(params);
      const isKnown = error && Object.hasOwn(errorMessages, error.code);
      toasts.error(isKnown ? problemText(formatMessage, error) : formatMessage(m.linkFailed));
    }
    // Reported only once, in the current language.
  }, [success]); // eslint-disable-line react-hooks/exhaustive-deps
}
