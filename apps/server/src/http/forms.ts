import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { invalidField } from './problem.ts';

/** Most fields of a form, and most bytes of one: 10,000 characters of four bytes fit. */
const LIMITS = { fields: 50, parts: 50, files: 0, fieldNameSize: 100, fieldSize: 64 * 1024 };

/** Reads `multipart/form-data` into a plain body, so that it is checked like JSON. A repeated field is a list. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const body = new Map<string, unknown>();
    for await (const part of request.parts()) {
      const path = `/body/${part.fieldname}`;
      if (part.type === 'file')
        throw invalidField(path, 'wrong-type', 'must be text; images are uploaded on their own');
      if (part.valueTruncated)
        throw invalidField(path, 'too-long', `must not have more than ${LIMITS.fieldSize} bytes`);
      const before = body.get(part.fieldname);
      body.set(part.fieldname, before === undefined ? part.value : [before, part.value].flat());
    }
    request.body = Object.fromEntries(body);
  });
}
