import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseBusyError } from '../db/limits.ts';
import { errorCode } from '../db/withRetry.ts';
import { pathOf } from './log.ts';
import { Problem, problemDocument, type ProblemCode } from '../contract/problem.ts';

/** Maps the error codes of Fastify, its plugins, PostgreSQL and Node.js to the contract's codes. */
const codes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation-failed',
  FST_ERR_BAD_URL: 'validation-failed',
  FST_PARTS_LIMIT: 'payload-too-large',
  FST_FILES_LIMIT: 'payload-too-large',
  FST_FIELDS_LIMIT: 'payload-too-large',
  FST_REQ_FILE_TOO_LARGE: 'payload-too-large',
  FST_PROTO_VIOLATION: 'validation-failed',
  FST_INVALID_JSON_FIELD_ERROR: 'validation-failed',
  FST_MP_PREMATURE_CLOSE: 'validation-failed',
  // PostgreSQL: lock timeout, shutdown or startup, and no free connection.
  '55P03': 'service-unavailable',
  '57P01': 'service-unavailable',
  '57P02': 'service-unavailable',
  '57P03': 'service-unavailable',
  '53300': 'service-unavailable',
  // Statement timeout, idle transaction timeout, and a pooler without a free connection.
  '57014': 'service-unavailable',
  '25P03': 'service-unavailable',
  '08P01': 'service-unavailable',
  ECONNREFUSED: 'service-unavailable',
  ECONNRESET: 'service-unavailable',
  EPIPE: 'service-unavailable',
  ETIMEDOUT: 'service-unavailable',
  // A write that reached a standby during a failover.
  '25006': 'service-unavailable',
  // A full disk, of the database or of the image store.
  '53100': 'service-unavailable',
  ENOSPC: 'service-unavailable',
  EDQUOT: 'service-unavailable',
};

/** Beginnings of pg's messages for connection errors, which have no code. */
const LOST_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** `Retry-After` for requests that the server could not serve, in seconds. */
const RETRY_AFTER = 5;

/** Answers every failure with a problem document. Details of unknown errors are logged but not sent. */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(toProblem(error), request, reply, error));
}

/**
 * Reports an image upload that is too large or has the wrong type as an image problem, even if it is refused before its
 * handler runs.
 */
export function sendImageProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  const code = imageCodes[problem.code];
  return sendProblem(code ? new Problem(code) : problem, request, reply, error);
}

const imageCodes: Partial<Record<ProblemCode, ProblemCode>> = {
  'payload-too-large': 'image-size-too-large',
  'unsupported-media-type': 'image-invalid-type',
};

export function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  cause?: unknown,
): FastifyReply {
  logFailure(problem, request, cause);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.status === 401) {
    reply.header('www-authenticate', problem.code === 'unauthenticated' ? 'Bearer' : 'Bearer error="invalid_token"');
  }
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(problem, request.id)));
}

/** Logs a problem with its cause, but only if it is a server error. */
export function logFailure(problem: Problem, request: FastifyRequest, cause?: unknown): void {
  if (problem.status >= 500) request.log.error({ err: cause ?? problem, path: pathOf(request.url) }, problem.code);
}

/** Converts an error to a problem. Unknown errors become `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = codes[errorCode(error) ?? ''];
  if (code) return new Problem(code, code === 'service-unavailable' ? undefined : (error as Error).message);
  if (error instanceof DatabaseBusyError) return new Problem('service-unavailable');
  if (error instanceof Error && LOST_CONNECTION.some((words) => error.message.startsWith(words)))
    return new Problem('service-unavailable');
  // A client error from Fastify or a plugin, with a code that isn't in the table above.
  const { statusCode } = error as { statusCode?: number };
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Problem('validation-failed', (error as Error).message);
  return new Problem('internal');
}
