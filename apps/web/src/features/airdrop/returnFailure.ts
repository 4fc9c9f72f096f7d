import { errorMessages, messageOf } from '../../app/errorMessages.ts';
import type { MessageDescriptor } from 'react-intl';
import { questMessages as m } from './questMessages.ts';

/** What a member is told who came back from a service without what they went for; `code` is from the address. */
export function returnFailure(code: string | null): MessageDescriptor | undefined {
  if (code === null) return undefined;
  if (code === 'access-denied') return m.denied;
  return Object.hasOwn(errorMessages, code) ? errorMessages[code as keyof typeof errorMessages] : messageOf(null);
}
