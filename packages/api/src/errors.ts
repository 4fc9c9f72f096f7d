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

/**
 * The error of every failed call; only aborted calls reject with an `AbortError`. `message` is for developers. The app
 * shows its own message for the `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status of the reply; 0 without a reply. */
  readonly status: number;
  /** The invalid values if the code is `validation-failed`; otherwise empty. */
  readonly errors: FieldProblem[];
  /** Current state of the edited resource if the code is `edit-conflict`. */
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

/** Creates an error that originates in the client. `status` is 0 without a reply. */
export const clientError = (code: ClientCode, status = 0, cause?: unknown): ApiError =>
  new ApiError(code, status, clientMessages[code], undefined, cause);

/**
 * Creates the error for a failed reply from its parsed body.
 * @param retryAfter the reply's `Retry-After` header
 */
export function replyError(status: number, body: unknown, retryAfter?: string | null): ApiError {
  const problem = body as Problem | null | undefined;
  return typeof problem?.code === 'string'
    ? new ApiError(problem.code, status, problem.detail ?? problem.title, problem, undefined, readSeconds(retryAfter))
    : clientError('unexpected-reply', status);
}

/** Parses a `Retry-After` header in seconds; undefined if the header is missing or a date. */
export const readSeconds = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
