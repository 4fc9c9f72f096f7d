import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldProblem, Interests, OwnUser, ProfileUpdate } from '@pwr-community/api/schema';
import * as z from 'zod/mini';
import { commonError } from '../../shared/form/commonError.ts';
import { isBlank } from '../../shared/form/isBlank.ts';
import { isSame } from '../../shared/form/mergeEdits.ts';
import { isPicture, type Picture } from '../../shared/pictures/Picture.ts';
import { isListOf, isNullOr, isShape, isString, type Guard } from '../../shared/shape.ts';

/** Maximum length of the names and maximum number of interests, the same as on the server. */
export const limits = { name: 80, username: 50, interests: 3 } as const;

/** A field's error; each has a message. */
export type FieldError = 'required' | 'tooLong' | 'hidden' | 'username' | 'taken' | 'picture' | 'invalid';

const error = (message: FieldError) => ({ error: message });

const schema = z.object({
  picture: z.nullable(z.custom<Picture>()).check(z.refine((value) => !value?.problem, error('picture'))),
  name: z.string().check(
    z.refine((text) => !isBlank(text), error('required')),
    z.refine((text) => [...text].length <= limits.name, error('tooLong')),
  ),
  username: z
    .string()
    .check(
      z.minLength(1, error('required')),
      z.maxLength(limits.username, error('tooLong')),
      z.regex(/^[\w.-]*$/, error('username')),
    ),
  flag: z.nullable(z.string()),
  interests: z.array(z.custom<Interests[number]>()),
});

export type Values = z.infer<typeof schema>;

/** True if a stored draft has all fields, with values of the right types. */
export const isDraft = isShape<Values>({
  picture: isNullOr(isPicture),
  name: isString,
  username: isString,
  flag: isNullOr(isString),
  interests: isListOf(isString as Guard<Interests[number]>),
});

export const resolver = zodResolver(schema);

export const valuesOf = ({ name, username, pictureUrl, flag, interests }: OwnUser): Values => ({
  picture: pictureUrl ? { src: pictureUrl } : null,
  name,
  username,
  flag,
  interests,
});

/** Returns the values that a silenced member can save: the stored names, and the stored picture unless it is removed. */
export const allowedWhileSilenced = (values: Values, { name, username, picture }: Values): Values => ({
  ...values,
  name,
  username,
  picture: values.picture && picture,
});

/** Returns the changed fields among name, username and picture; undefined if none has changed. */
export function changedProfile(values: Values, stored: Values): ProfileUpdate | undefined {
  const update: ProfileUpdate = {};
  if (values.name !== stored.name) update.name = values.name;
  if (values.username !== stored.username) update.username = values.username;
  if (values.picture?.key && !isSame(values.picture, stored.picture)) update.picture = values.picture.key;
  else if (!values.picture && stored.picture) update.picture = '';
  return Object.keys(update).length > 0 ? update : undefined;
}

/** True if the selection or order of interests has changed. */
export const areOther = (interests: Interests, stored: Interests): boolean => interests.join(' ') !== stored.join(' ');

/** Returns the field and the error that a server error belongs to; null if it belongs to none of the names. */
export function refusalOf({ path, code }: Pick<FieldProblem, 'path' | 'code'>) {
  const name = (['name', 'username'] as const).find((known) => path === `/body/${known}`);
  const message = (): FieldError => {
    const common = commonError(code);
    if (common) return common;
    if (name === 'username') return 'username';
    // A name has no format, but the server refuses control characters in any text.
    return code === 'not-allowed' || code === 'wrong-format' ? 'hidden' : 'invalid';
  };
  return name ? { name, message: message() } : null;
}
