import type { FastifySchemaCompiler } from 'fastify';
import { makeAjv, throwing } from '../contract/validation.ts';

/** JSON values are already typed. Parameters and form fields are text, which is coerced to the schema's type. */
const exact = makeAjv({ allErrors: true });
const reading = makeAjv({ allErrors: true, coerceTypes: true });

const parts: Record<string, string> = { body: '/body', params: '/path', querystring: '/query', headers: '/header' };

/** Compiles the contract's schemas for Fastify. Invalid input throws `validation-failed` with all reasons. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart = 'body', ...route }) => {
  const contentType = (route as { contentType?: string }).contentType;
  if (httpPart === 'body' && contentType !== 'application/json' && contentType !== 'multipart/form-data') {
    return () => true; // Raw bytes are checked by the operation's handler.
  }
  const ajv = httpPart === 'body' && contentType === 'application/json' ? exact : reading;
  // Compiled on first use, because compiling all schemas would add a third of a second to each start.
  let check: ReturnType<typeof throwing> | undefined;
  return (data) => {
    check ??= throwing(ajv.compile(httpPart === 'headers' ? inLowerCase(schema) : schema), parts[httpPart]!);
    return check(data);
  };
};

/** Node lowercases header names, so the schema's names must match. */
const inLowerCase = (schema: { properties?: object; required?: string[] }) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, value]: [string, unknown]) => [name.toLowerCase(), value]),
  ),
  required: (schema.required ?? []).map((name) => name.toLowerCase()),
});
