import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { API_PREFIX, contract, operations } from '../src/contract/contract.ts';

interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}

/** Error codes that any call may return. The contract doesn't list them per operation. */
const CODES_OF_ALL = ['internal', 'rate-limited', 'service-unavailable', 'payload-too-large', 'headers-too-large'];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });
const compiled = new Map<string, ValidateFunction>();

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/**
 * Validates a reply's status, content type and body against the contract. A call outside the contract must get a 404.
 * Records the operation and status in EXERCISED_FILE, if set, so that untested replies can be listed.
 * @throws AssertionError if the reply violates the contract
 */
export function expectInContract(method: string, url: string, { status, headers, text }: Reply): void {
  const operation = findOperation(method, url);
  if (!operation) {
    assert.equal(status, 404, `${method} ${url} is not in the contract, and is answered with ${status}`);
    return;
  }
  const described = contract.paths[operation.path]![method.toLowerCase()]!;
  const declared = described.responses as Record<string, ResponseObject>;
  const response = resolve(declared[String(status)] ?? declared['default']);
  assert(response, `${operation.id} does not declare ${status}`);
  const recordTo = process.env.EXERCISED_FILE;
  if (recordTo) appendFileSync(recordTo, `${operation.id} ${declared[String(status)] ? status : 'default'}\n`);

  if (!response.content) {
    assert.equal(text, '', `${operation.id} ${status} has a body: ${text}`);
    return;
  }
  const type = String(headers['content-type']).split(';')[0]!;
  assert(type in response.content, `${operation.id} ${status} does not declare the content type ${type}`);
  const schema = response.content[type]!.schema;
  if (!schema || !/json/.test(type)) return;
  const validate = validatorOf(`${operation.id} ${status} ${type}`, schema);
  const body: unknown = JSON.parse(text);
  assert(validate(body), `${operation.id} ${status}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`);
  if (type !== 'application/problem+json') return;
  const problem = body as { status: number; code: string };
  assert.equal(problem.status, status);
  const codes = [...(described['x-codes'] ?? []), ...CODES_OF_ALL];
  assert(codes.includes(problem.code), `${operation.id} ${status} does not declare the code ${problem.code}`);
}

function findOperation(method: string, url: string) {
  const path = url.split('?')[0]!.slice(API_PREFIX.length);
  const fits = operations.filter(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]*')}$`).test(path),
  );
  // Paths with fewer parameters take precedence.
  return fits.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

function resolve(response: ResponseObject | undefined): ResponseObject | undefined {
  if (!response?.$ref) return response;
  return response.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as ResponseObject;
}

/** Compiles a schema, once per name. Makes its references absolute: they are relative to the contract's root. */
function validatorOf(name: string, schema: object): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
  const validate = ajv.compile(absolute);
  compiled.set(name, validate);
  return validate;
}
