import type { FieldProblemCode } from '@pwr-community/api/schema';

/** Converts the server's error code to one that all forms have in common; undefined if it depends on the field. */
export function commonError(code: FieldProblemCode): 'required' | 'tooLong' | undefined {
  if (code === 'required' || code === 'blank' || code === 'too-short') return 'required';
  return code === 'too-long' ? 'tooLong' : undefined;
}
