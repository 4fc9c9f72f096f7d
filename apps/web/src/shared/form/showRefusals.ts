import { ApiError } from '@pwr-community/api/errors';
import type { FieldProblem } from '@pwr-community/api/schema';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's validation errors next to their fields, and focuses the first of these fields.
 * @param fieldOf maps an error to a field and its message; null if the form has no such field
 * @returns true if at least one error belongs to a field of the form
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
