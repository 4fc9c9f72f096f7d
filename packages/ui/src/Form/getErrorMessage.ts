/**
 * What is wrong with a field, as form libraries and validators say it: a sentence, something with a `message`
 * (`fieldState.error` of React Hook Form, an issue of Zod or of any Standard Schema), or a list of those.
 */
export type FieldErrorLike = string | { message?: unknown } | readonly FieldErrorLike[] | null | undefined | false;

/** The first sentence about a field, for its `errorMessage`; `undefined` where nothing is wrong. */
export function getErrorMessage(error: FieldErrorLike): string | undefined {
  if (!error) return undefined;
  if (typeof error === 'string') return error;
  if ('message' in error) return typeof error.message === 'string' && error.message ? error.message : undefined;
  for (const one of error as readonly FieldErrorLike[]) {
    const message = getErrorMessage(one);
    if (message !== undefined) return message;
  }
  return undefined;
}
