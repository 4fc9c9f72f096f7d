/**
 * What is wrong with a field, as form libraries and validators say it: a sentence, something with a `message`
 * (`fieldState.error` of React Hook Form, an issue of Zod or of any Standard Schema), or a list of those.
 */
export type FieldErrorLike = string | { message?: unknown } | readonly FieldErrorLike[] | null | undefined | false;

/** The first sentence about a field, for its `errorMessage`; `undefined` where nothing is wrong. */
export function getErrorMessage(error: FieldErrorLike): string | undefined {
  if (!error) return undefined;
  if (typeof error === 'string') return error;
  if (isList(error)) return error.map(getErrorMessage).find((message) => message !== undefined);
  return typeof error.message === 'string' && error.message ? error.message : undefined;
}

const isList = (error: object): error is readonly FieldErrorLike[] => Array.isArray(error);
