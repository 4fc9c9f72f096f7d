import type { IntlShape } from 'react-intl';
import { errorMessages } from '../errorMessages.ts';
import { pageFormMessages } from './messages.ts';

/**
 * Formats the field errors that all forms have in common. Other errors get a generic message.
 * @param most the field's maximum length, in characters
 */
export function sayRefusal({ formatMessage }: Pick<IntlShape, 'formatMessage'>, kind: string, most: number): string {
  if (kind === 'required') return formatMessage(pageFormMessages.required);
  if (kind === 'tooLong') return formatMessage(pageFormMessages.tooLong, { count: most });
  if (kind === 'hidden') return formatMessage(pageFormMessages.hidden);
  return formatMessage(errorMessages['validation-failed']);
}
