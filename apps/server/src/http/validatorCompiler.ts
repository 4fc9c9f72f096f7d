import type { FastifySchemaCompiler } from 'fastify';
import { makeAjv, throwing } from '../contract/validation.ts';

/** JSON says what type a value has; addresses, headers and form fields are text, and are read as the type wanted. */
const exact = makeAjv({ allErrors: true });
const reading = makeAjv({ allErrors: true, coerceTypes: true });

const parts: Record<string, string> = { body: '/body', params: '/path', querystring: '/query', headers: '/header' };

/** Compiles the contract's schemas for Fastify. A refused input throws `validation-failed` with every reason. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart = 'body', ...route }) => {
  const contentType = (route as { contentType?: string }).contentType;
  if (httpPart === 'body' && contentType !== 'application/json' && contentType !== 'multipart/form-data') {
    return () => true; // Raw bytes, which their handler checks.
  }
  const ajv = httpPart === 'body' && contentType === 'application/json' ? exact : reading;
  // Compiled at the first call: all schemas together would take a third of a second of each start.
  let check: ReturnType<typeof throwing> | undefined;
  return (data) => {
    check ??= throwing(ajv.compile(httpPart === 'headers' ? inLowerCase(schema) : schema), parts[httpPart]!);
    return check(data);
  };
};

/** Node has the names of headers in lower case, whatever the contract writes. */
const inLowerCase = (schema: { properties?: object; required?: string[] }) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, value]: [string, unknown]) => [name.toLowerCase(), value]),
  ),
  required: (schema.required ?? []).map((name) => name.toLowerCase()),
});
