import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '../db/withRetry.ts';
import { invalidField, pointerTo } from '../contract/problem.ts';

/** Most fields of a form, and most bytes of one: 10,000 characters of four bytes fit. */
const LIMITS = { fields: 50, parts: 50, files: 0, fieldNameSize: 100, fieldSize: 64 * 1024 };

/** Lets the routes below `app` take `multipart/form-data`, to be read with {@link readForm}. */
export const acceptForms = (app: FastifyInstance) => app.register(multipart, { limits: LIMITS });

/**
 * Reads `multipart/form-data` into a plain body, so that it is checked like JSON. A repeated field is a list.
 * @throws Problem `validation-failed` for a file or an endless field
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

/** The parts as they come. What is wrong with the form as a whole has no code of the plugin's. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    throw errorCode(error) ? error : invalidField('/body', 'wrong-format', (error as Error).message);
  }
}
