import type { ApiError } from '@pwr-community/api/errors';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { questMessages as m } from './questMessages.ts';

/** What to tell a member who came back from a service without what they went for. */
export function returnFailure(formatMessage: IntlShape['formatMessage'], error: ApiError | null): string | undefined {
  if (error === null) return undefined;
  // The service's own word for a member who changed their mind; no call of the API fails with it.
  if ((error.code as string) === 'access-denied') return formatMessage(m.denied);
  return problemText(formatMessage, error);
}
