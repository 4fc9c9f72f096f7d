import { ApiError } from '@pwr-community/api/errors';
import { isBlank } from '../../shared/form/isBlank.ts';
import { isShape, isString } from '../../shared/shape.ts';

export const empty = { name: '', email: '', message: '' };
type Contact = typeof empty;
export type Field = keyof Contact;

export const isContact = isShape<Contact>({ name: isString, email: isString, message: isString });

/** Maximum lengths, the same as on the server. */
export const limits = { name: 80, email: 254, message: 5000 };

/** A field's error; each has a message. */
type Problem = 'nameMissing' | 'emailWrong' | 'messageMissing' | 'over';

/** True if the server refused the email address: its rule is stricter than the form's. */
export const isEmailRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === '/body/email');

/** Returns the number of characters beyond the message's maximum length, as the server counts them. */
export const charactersOver = ({ message }: Contact): number => [...message.trim()].length - limits.message;

/** Returns the problems with the values, given the error of the last attempt to send them. */
export function problemsOf(values: Contact, error?: unknown): Partial<Record<Field, Problem>> {
  const { name, email, message } = values;
  const isEmail = /^\S+@\S+\.\S+$/.test(email.trim()) && !isEmailRefused(error);
  return {
    ...(isBlank(name) && { name: 'nameMissing' }),
    ...(!isEmail && { email: 'emailWrong' }),
    ...(isBlank(message) ? { message: 'messageMissing' } : charactersOver(values) > 0 && { message: 'over' }),
  };
}
