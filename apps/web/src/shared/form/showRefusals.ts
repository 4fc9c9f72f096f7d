import { ApiError } from '@pwr-community/api/errors';
import type { FieldProblem } from '@pwr-community/api/schema';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows at its fields what the server refused, and takes the focus to the first of them.
 * @param fieldOf the field that a refusal is about and what is said there; null where the form has no such field
 * @returns whether there was any
 */
export function showRefusals<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldOf: (problem: FieldProblem) => { name: FieldPath<Values>; message: string } | null,
): boolean {
  const refused = (error instanceof ApiError ? error.errors : []).flatMap((problem) => fieldOf(problem) ?? []);
  for (const [index, { name, message }] of refused.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return refused.length > 0;
}
