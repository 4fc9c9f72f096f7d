import type { ApiError } from '@pwr-community/api/errors';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { questMessages as m } from './questMessages.ts';

/** Returns the message for an error that a service returned; undefined if it returned none. */
export function returnFailure(formatMessage: IntlShape['formatMessage'], error: ApiError | null): string | undefined {
  if (error === null) return undefined;
  // The service's code for a member who declined. The API has no such code.
  if ((error.code as string) === 'access-denied') return formatMessage(m.denied);
  return problemText(formatMessage, error);
}
