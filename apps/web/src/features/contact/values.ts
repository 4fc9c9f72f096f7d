import { ApiError } from '@pwr-community/api/errors';
import type { FieldProblem } from '@pwr-community/api/schema';
import { commonError } from '../../shared/form/commonError.ts';
import { isBlank } from '../../shared/form/isBlank.ts';
import { isShape, isString } from '../../shared/shape.ts';

export const empty = { name: '', email: '', message: '' };
type Contact = typeof empty;
export type Field = keyof Contact;

export const isContact = isShape<Contact>({ name: isString, email: isString, message: isString });

/** Maximum lengths, the same as on the server. */
export const limits = { name: 80, email: 254, message: 5000 };

/** A field's error; each has a message. */
type Problem = 'nameMissing' | 'emailWrong' | 'messageMissing' | 'over' | 'tooLong' | 'hidden';
type Problems = Partial<Record<Field, Problem>>;

const missing = { name: 'nameMissing', email: 'emailWrong', message: 'messageMissing' } as const;

/** Returns the field and the problem that a server error belongs to; null if it belongs to none. */
function refusalOf({ path, code }: FieldProblem): Problems | null {
  const name = (['name', 'email', 'message'] as const).find((known) => path === `/body/${known}`);
  if (!name) return null;
  const common = commonError(code);
  if (common) return { [name]: common === 'required' ? missing[name] : common };
  // The others have no format, but the server refuses control characters in any text.
  return { [name]: name === 'email' ? 'emailWrong' : 'hidden' };
}

/** Returns the problems that the server found: its rules are stricter than the form's. */
export const refusalsOf = (error: unknown): Problems =>
  Object.assign({}, ...(error instanceof ApiError ? error.errors : []).map(refusalOf)) as Problems;

/** Returns the number of characters beyond the message's maximum length, as the server counts them. */
export const charactersOver = ({ message }: Contact): number => [...message.trim()].length - limits.message;

/** Returns the problems with the values, given the error of the last attempt to send them. */
export function problemsOf(values: Contact, error?: unknown): Problems {
  const { name, email, message } = values;
  const isEmail = /^\S+@\S+\.\S+$/.test(email.trim());
  return {
    ...refusalsOf(error),
    ...(isBlank(name) && { name: 'nameMissing' }),
    ...(!isEmail && { email: 'emailWrong' }),
    ...(isBlank(message) ? { message: 'messageMissing' } : charactersOver(values) > 0 && { message: 'over' }),
  };
}
