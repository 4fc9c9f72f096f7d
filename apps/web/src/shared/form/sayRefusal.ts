import type { IntlShape } from 'react-intl';
import { errorMessages } from '../errorMessages.ts';
import { pageFormMessages } from './messages.ts';

/**
 * What is said of a field's error that fields of every form can have; of any other, that the value is not right.
 * @param most the longest text that the field takes, in characters
 */
export function sayRefusal({ formatMessage }: Pick<IntlShape, 'formatMessage'>, kind: string, most: number): string {
  if (kind === 'required') return formatMessage(pageFormMessages.required);
  if (kind === 'tooLong') return formatMessage(pageFormMessages.tooLong, { count: most });
  return formatMessage(errorMessages['validation-failed']);
}
