import { type FieldErrorLike, getErrorMessage } from './getErrorMessage.ts';

/** A field that is not as it should be. */
export interface FormError {
  /** By which the form library knows the field, as `links.website`. */
  name: string;
  /** The field's own label. */
  label: string;
  /** What is wrong and how to mend it. */
  message: string;
}

/** What `name` leads to: the entry of that very name, or each of its parts one inside the other. */
function find(errors: object, name: string): unknown {
  if (name in errors) return (errors as Record<string, unknown>)[name];
  return name
    .split('.')
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown> | undefined)?.[part], errors);
}

/**
 * The errors of a form, in the order in which its fields are labelled.
 *
 * @param errors By name: `formState.errors` of React Hook Form, `z.flattenError(error).fieldErrors` of Zod.
 * @param labels By name as well, in the order of the page; what has no label here is left out.
 */
export function getFormErrors(errors: object, labels: Readonly<Record<string, string>>): FormError[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = getErrorMessage(find(errors, name) as FieldErrorLike);
    return message === undefined ? [] : [{ name, label, message }];
  });
}
