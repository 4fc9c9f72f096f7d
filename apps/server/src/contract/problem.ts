import type { components } from '@pwr-community/api/schema';
import { problems } from './contract.ts';

/** A problem document of the contract (RFC 9457). */
export type ProblemDocument = components['schemas']['Problem'];

/** The stable names of what can go wrong, as the contract lists them. */
export type ProblemCode = components['schemas']['ProblemCode'];

/** One refused value: where it is, a stable name of the reason, and words for developers. */
export type FieldProblem = components['schemas']['FieldProblem'];

/** Thrown to answer with a problem document. The status and title of each code stand in the contract. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: FieldProblem[] | undefined;
  /** With `edit-conflict`, what the edit is about, as it is now. */
  current: ProblemDocument['current'];
  /** Seconds until the call may work, sent as `Retry-After`. */
  retryAfter: number | undefined;

  /** @param detail what went wrong this time, in English, for developers */
  constructor(code: ProblemCode, detail?: string, errors?: FieldProblem[]) {
    super(detail ?? code);
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }

  /**
   * @param cause what another service or library said: for the log alone
   * @param retryAfter seconds until the call may work
   */
  static causedBy(cause: unknown, code: ProblemCode, retryAfter?: number): Problem {
    return Object.assign(new Problem(code), { cause, retryAfter });
  }

  /** @param seconds when the call may work */
  static retryAfter(seconds: number, code: ProblemCode, detail?: string): Problem {
    return Object.assign(new Problem(code, detail), { retryAfter: seconds });
  }

  /**
   * An edit of something that was edited meanwhile.
   * @param current what is there now, as JSON
   */
  static editConflict({ text }: { text: string }): Problem {
    const problem = new Problem('edit-conflict');
    problem.current = JSON.parse(text) as ProblemDocument['current'];
    return problem;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** The JSON Pointer (RFC 6901) to a member of what `path` points to. */
export const pointerTo = (path: string, name: string): string =>
  `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** One refused value, for rules that the contract's schemas cannot say. */
export const invalidField = (path: string, code: FieldProblem['code'], message: string) =>
  new Problem('validation-failed', undefined, [{ path, code, message }]);

/** The document that goes over the wire. */
export function problemDocument({ code, detail, errors, current }: Problem, requestId: string): ProblemDocument {
  const { title, status } = problems[code];
  return {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(current && { current }),
    requestId,
  };
}
