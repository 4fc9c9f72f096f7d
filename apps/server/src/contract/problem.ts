import type { components } from '@pwr-community/api/schema';
import { problems } from './contract.ts';

/** A problem document of the contract (RFC 9457). */
export type ProblemDocument = components['schemas']['Problem'];

/** The contract's stable error codes. */
export type ProblemCode = components['schemas']['ProblemCode'];

/** One rejected value: its location, a stable reason code, and an explanation for developers. */
export type FieldProblem = components['schemas']['FieldProblem'];

/** An error that is sent as a problem document. The contract defines the status and title of each code. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: FieldProblem[] | undefined;
  /** With `edit-conflict`, the current state of the edited resource. */
  current: ProblemDocument['current'];
  /** With `silenced`, the time from which the caller can post. */
  until: ProblemDocument['until'];
  /** Seconds until a retry may succeed, sent as `Retry-After`. */
  retryAfter: number | undefined;

  /** @param detail explanation of this occurrence, in English, for developers */
  constructor(code: ProblemCode, detail?: string, errors?: FieldProblem[]) {
    super(detail ?? code);
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }

  /**
   * @param cause error of another service or library, which is only logged
   * @param retryAfter seconds until a retry may succeed
   */
  static causedBy(cause: unknown, code: ProblemCode, retryAfter?: number): Problem {
    return Object.assign(new Problem(code), { cause, retryAfter });
  }

  /** @param seconds time until a retry may succeed */
  static retryAfter(seconds: number, code: ProblemCode, detail?: string): Problem {
    return Object.assign(new Problem(code, detail), { retryAfter: seconds });
  }

  /**
   * A conflict with a concurrent edit.
   * @param current the current state, as JSON
   */
  static editConflict({ text }: { text: string }): Problem {
    const problem = new Problem('edit-conflict');
    problem.current = JSON.parse(text) as ProblemDocument['current'];
    return problem;
  }

  /** @param until the end of the silence */
  static silenced(until: Date): Problem {
    return Object.assign(new Problem('silenced'), { until: until.toISOString() });
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** Appends a property name to a JSON Pointer (RFC 6901). */
export const pointerTo = (path: string, name: string): string =>
  `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Creates a problem that reports one invalid value, for rules that the contract's schemas can't express. */
export const invalidField = (path: string, code: FieldProblem['code'], message: string) =>
  new Problem('validation-failed', undefined, [{ path, code, message }]);

/** Returns the problem document to send. */
export function problemDocument({ code, detail, errors, current, until }: Problem, requestId: string): ProblemDocument {
  const { title, status } = problems[code];
  return {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(current && { current }),
    ...(until && { until }),
    requestId,
  };
}
