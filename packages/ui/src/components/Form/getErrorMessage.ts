/**
 * A field's error as form libraries and validators report it: a string, an object with a `message` (`fieldState.error`
 * of React Hook Form, an issue of Zod or any Standard Schema), or a list of these.
 */
export type FieldErrorLike = string | { message?: unknown } | readonly FieldErrorLike[] | null | undefined | false;

/** Returns the field's first error message, to pass as `errorMessage`; `undefined` if the field is valid. */
export function getErrorMessage(error: FieldErrorLike): string | undefined {
  if (!error) return undefined;
  if (typeof error === 'string') return error;
  if (isList(error)) return error.map(getErrorMessage).find((message) => message !== undefined);
  return typeof error.message === 'string' && error.message ? error.message : undefined;
}

const isList = (error: object): error is readonly FieldErrorLike[] => Array.isArray(error);
