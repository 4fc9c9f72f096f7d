import fc from 'fast-check';
import { API_PREFIX, type Operation } from '../../src/contract/contract.ts';
import type { WireRequest } from '../client.ts';
import { inputOf, resolve, type Input, type Schema } from './schema.ts';
import { odd, valid } from './values.ts';

/** A request before serialization: the values of its parameters and body. */
export interface Draft {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
}

/** Generates valid calls to an operation. */
export function good(operation: Operation, ownId: number): fc.Arbitrary<Draft> {
  const { parameters, body } = inputOf(operation);
  const within = (place: string) => {
    const those = parameters.filter((parameter) => parameter.in === place);
    const values = those.map(
      ({ name, schema, example }) => [name, valid({ ...schema, example }, name, ownId)] as const,
    );
    const requiredKeys = those.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys });
  };
  return fc.record({
    path: within('path'),
    query: within('query'),
    header: within('header'),
    body: body ? valid(body.schema, 'body', ownId) : fc.constant(undefined),
  });
}

/** A mutation of a valid call. */
interface Harm {
  /** Position of the mutated value among all values, from 0 to 1. */
  at: number;
  how: 'replace' | 'remove' | 'add' | 'repeat';
  value: unknown;
}

const harm: fc.Arbitrary<Harm> = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  value: odd,
});

/** Generates calls with one or two mutations: a value is replaced, removed, repeated or added. */
export const bad = (operation: Operation, ownId: number): fc.Arbitrary<Draft> =>
  fc
    .tuple(good(operation, ownId), fc.array(harm, { minLength: 1, maxLength: 2 }))
    .map(([draft, harms]) => harms.reduce(apply, structuredClone(draft)));

function apply(draft: Draft, { at, how, value }: Harm): Draft {
  const places = [...slots(draft.path), ...slots(draft.query), ...slots(draft.header), ...slots(draft.body)];
  const all = [...places, { holder: draft as unknown as Record<string, unknown>, name: 'body' }];
  const { holder, name } = all[Math.floor(at * all.length)]!;
  if (how === 'replace' || holder === draft.path) holder[name] = value;
  else if (how === 'remove') delete holder[name];
  else if (how === 'repeat') holder[name] = [holder[name], value];
  else holder[typeof value === 'string' ? value : 'unknown'] = value;
  return draft;
}

/** Returns every property of an object or array, at any depth, with the object that holds it. */
export function slots(holder: unknown): { holder: Record<string, unknown>; name: string }[] {
  if (holder === null || typeof holder !== 'object') return [];
  return Object.entries(holder).flatMap(([name, value]) => [
    { holder: holder as Record<string, unknown>, name },
    ...slots(value),
  ]);
}

/** Generates malformed or unusual bodies and headers. */
export const broken: fc.Arbitrary<Pick<WireRequest, 'headers' | 'body'>> = fc.record({
  headers: fc.record(
    {
      'content-type': fc.constantFrom(
        ...[
          'application/json',
          'application/json; charset=latin1',
          'multipart/form-data',
          'text/plain',
          'image/png',
          '/',
        ],
        ...['multipart/form-data; boundary=x', 'application/json, application/json', 'application/problem+json'],
      ),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
      'accept-language': fc.constantFrom('xx', '*', ';q=', 'en;q=9,ru;q=-1', 'tr-TR,tr;q=0.9', ','.repeat(500)),
      'idempotency-key': fc.constantFrom('x', '', ' ', 'é', 'x'.repeat(300), 'a-good-key-0001'),
      authorization: fc.constantFrom('Bearer', 'Bearer  ', 'Basic YTpi', 'bearer x', `Bearer ${'x'.repeat(4000)}`),
      'x-request-id': fc.constantFrom('x', '<script>', 'x'.repeat(65)),
      cookie: fc.constantFrom('a', '=', '__Host-sign-in=x', 'a=%E0%A4%A', ';;;'),
    },
    { requiredKeys: [] },
  ),
  body: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"',
      '{"a":1,"a":2}',
      '{"__proto__":{"id":1}}',
      '--x\r\n',
      '--x--\r\n',
      '\ufeff{}',
    ),
    fc.constantFrom(
      '[['.repeat(20_000),
      '--x\r\ncontent-disposition: form-data\r\n\r\n',
      '{"constructor":{"prototype":1}}',
    ),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
});

/** Turns a draft into a request. */
export function write({ method, path }: Operation, draft: Draft, input: Input): WireRequest {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encode(draft.path[name]));
  const query = Object.entries(draft.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${encode(name)}=${encode(each)}`),
  );
  // Drops headers that Node refuses to send.
  const headers = Object.entries(draft.header).filter(
    ([name, value]) => /^[\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(toText(value)),
  );
  const body = writeBody(draft.body, input);
  return {
    method,
    path: `${API_PREFIX}${address}${query.length ? `?${query.join('&')}` : ''}`,
    headers: {
      ...Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), toText(value)])),
      ...(body !== undefined && input.body && { 'content-type': typeOf(input.body.type) }),
    },
    body,
  };
}

const BOUNDARY = 'a-boundary-of-the-fuzzer';
const typeOf = (type: string) => (type === 'multipart/form-data' ? `${type}; boundary=${BOUNDARY}` : type);

function writeBody(value: unknown, { body }: Input): string | undefined {
  if (!body || value === undefined) return undefined;
  if (body.type === 'application/json') return JSON.stringify(value);
  if (body.type !== 'multipart/form-data') return toText(value);
  const parts = Object.entries(value ?? {}).flatMap(([name, values]) =>
    (Array.isArray(values) ? values : [values]).map(
      (each) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${toText(each)}\r\n`,
    ),
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encode = (value: unknown) => encodeURIComponent(toText(value).replace(/\p{Surrogate}/gu, '\ufffd'));

/** Lists an operation's text fields, except headers, each with a function that sets its text. */
export function textFields(operation: Operation): { name: string; put(draft: Draft, text: string): void }[] {
  const { parameters, body } = inputOf(operation);
  const ofParameters = parameters
    .filter(({ schema, in: place }) => place !== 'header' && isText(resolve(schema)))
    .map(({ name, in: place }) => ({
      name: `${place} ${name}`,
      put: (draft: Draft, text: string) => void (draft[place][name] = text),
    }));
  return [...ofParameters, ...textsIn(body?.schema ?? {}, ['body'])];
}

const isText = ({ type, enum: values }: Schema) => !values && [type].flat().includes('string');

function textsIn(schema: Schema, path: string[]): { name: string; put(draft: Draft, text: string): void }[] {
  const node = resolve(schema);
  if (isText(node)) return [{ name: path.join(' '), put: (draft, text) => putAt(draft, path, text) }];
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, each]) => textsIn(each, [...path, name])),
    ...(node.oneOf ?? []).flatMap((each) => textsIn(each, path)),
    ...(node.items ? textsIn(node.items, [...path, '0']) : []),
  ];
}

/** Sets the text at a path in a draft, and creates missing objects and arrays along the path. */
function putAt(draft: Draft, path: string[], text: string): void {
  let at = draft as unknown as Record<string, unknown>;
  for (const [index, name] of path.slice(0, -1).entries()) {
    if (at[name] === null || typeof at[name] !== 'object') at[name] = path[index + 1] === '0' ? [] : {};
    at = at[name] as Record<string, unknown>;
  }
  at[path.at(-1)!] = text;
}
