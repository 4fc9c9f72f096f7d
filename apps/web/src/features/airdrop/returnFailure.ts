import { ApiError, type ErrorCode } from '@pwr-community/api/errors';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { questMessages as m } from './questMessages.ts';

/** What a member is told who came back from a service without what they went for; `code` is from the address. */
export function returnFailure(formatMessage: IntlShape['formatMessage'], code: string | null): string | undefined {
  if (code === null) return undefined;
  if (code === 'access-denied') return formatMessage(m.denied);
  return problemText(formatMessage, new ApiError(code as ErrorCode, 0, code));
}
