import type { FieldProblem, Problem, ProblemCode } from '../generated/schema.d.ts';

/** Errors that originate in the client. */
export type ClientCode =
  'no-bearer-token' | 'no-token-received' | 'unexpected-html' | 'unexpected-reply' | 'network-error';

/** All codes that a call can fail with; the app has a message for each. */
export type ErrorCode = ProblemCode | ClientCode;

const clientMessages: Record<ClientCode, string> = {
  'no-bearer-token': 'No bearer token found in local storage',
  'no-token-received': 'No token received from the server',
  'unexpected-html': 'Unexpected HTML response',
  'unexpected-reply': 'The reply is not what the contract says',
  'network-error': 'Could not reach the server',
};

/** The only error that calls fail with. `message` is for developers; the app shows the message of the `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status of the reply; 0 without a reply. */
  readonly status: number;
  /** The invalid values, with `validation-failed`; else empty. */
  readonly errors: FieldProblem[];
  /** With `edit-conflict`, the current state of the edited resource. */
  readonly current: Problem['current'];
  /** Request id in the server's log, if provided. */
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry, if provided. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    problem?: Problem,
    cause?: unknown,
    retryAfter?: number,
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.errors = problem?.errors ?? [];
    this.current = problem?.current;
    this.requestId = problem?.requestId;
    this.retryAfter = retryAfter;
  }
}

/** An error of the client. `status` is 0 without a reply. */
export const clientError = (code: ClientCode, status = 0, cause?: unknown): ApiError =>
  new ApiError(code, status, clientMessages[code], undefined, cause);

/**
 * Creates the error for a failed reply from its parsed body.
 * @param retryAfter the reply's `Retry-After`
 */
export function replyError(status: number, body: unknown, retryAfter?: string | null): ApiError {
  const problem = body as Problem | null | undefined;
  return typeof problem?.code === 'string'
    ? new ApiError(problem.code, status, problem.detail ?? problem.title, problem, undefined, readSeconds(retryAfter))
    : clientError('unexpected-reply', status);
}

/** Parses the seconds of a `Retry-After`; undefined if it is missing or a date. */
export const readSeconds = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
