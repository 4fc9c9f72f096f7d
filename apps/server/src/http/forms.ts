import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '../db/withRetry.ts';
import { invalidField, pointerTo } from '../contract/problem.ts';

/** Limits of a form. A field fits 10,000 characters of four bytes. */
const LIMITS = { fields: 50, parts: 50, files: 0, fieldNameSize: 100, fieldSize: 64 * 1024 };

/** Makes the routes below `app` accept `multipart/form-data`, to be read with {@link readForm}. */
export const acceptForms = (app: FastifyInstance) => app.register(multipart, { limits: LIMITS });

/**
 * Reads `multipart/form-data` into a plain object, so that it is validated like JSON. A repeated field becomes a list.
 * @throws Problem `validation-failed` for a file, or for a field that is too long
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  for await (const part of partsOf(request)) {
    const path = pointerTo('/body', part.fieldname);
    if (part.type === 'file') throw invalidField(path, 'wrong-type', 'must be text; images are uploaded on their own');
    if (part.valueTruncated) throw invalidField(path, 'too-long', `must not have more than ${LIMITS.fieldSize} bytes`);
    const before = body.get(part.fieldname);
    body.set(part.fieldname, before === undefined ? part.value : [before, part.value].flat());
  }
  return Object.fromEntries(body);
}

/** Yields the form's parts as they arrive. Errors without a plugin code concern the form as a whole. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    throw errorCode(error) ? error : invalidField('/body', 'wrong-format', (error as Error).message);
  }
}
