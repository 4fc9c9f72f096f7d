import type { ApiError } from '@pwr-community/api/errors';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { questMessages as m } from './questMessages.ts';

/** The message for a member who returned from a service with an error. */
export function returnFailure(formatMessage: IntlShape['formatMessage'], error: ApiError | null): string | undefined {
  if (error === null) return undefined;
  // The service's own code for declining; the API has no such code.
  if ((error.code as string) === 'access-denied') return formatMessage(m.denied);
  return problemText(formatMessage, error);
}
