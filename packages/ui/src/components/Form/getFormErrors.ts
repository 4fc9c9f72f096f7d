import { type FieldErrorLike, getErrorMessage } from './getErrorMessage.ts';

/** An invalid field. */
export interface FormError {
  /** The field's name in the form library, such as `links.website`. */
  name: string;
  /** Label of the field. */
  label: string;
  /** The problem and how to fix it. */
  message: string;
}

/** Finds a field's entry, either under its exact name or nested under each part of a dotted name. */
function find(errors: object, name: string): unknown {
  if (name in errors) return (errors as Record<string, unknown>)[name];
  return name
    .split('.')
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown> | undefined)?.[part], errors);
}

/**
 * Returns the errors of a form, in the order of its labels.
 *
 * @param errors Errors by name: `formState.errors` of React Hook Form, `z.flattenError(error).fieldErrors` of Zod.
 * @param labels Labels by name, in display order. Errors of fields without a label are left out.
 */
export function getFormErrors(errors: object, labels: Readonly<Record<string, string>>): FormError[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = getErrorMessage(find(errors, name) as FieldErrorLike);
    return message === undefined ? [] : [{ name, label, message }];
  });
}
