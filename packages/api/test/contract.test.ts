import { describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { callsModule } from '../scripts/calls.ts';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: object;
  responses: Record<string, { $ref?: string }>;
  'x-access': string;
  'x-codes'?: string[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const operations = Object.entries(document.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
  methods.filter((method) => method in item).map((method) => ({ method, path, operation: item[method] as Operation })),
);
const codes: Record<string, { status: number; title: string }> = document.components.schemas.ProblemCode['x-problems'];
const names = document.components.schemas.ProblemCode.enum;

describe('a problem code', () => {
  it('has a status and a title', () => {
    expect(Object.keys(codes)).toEqual(names);
  });

  it('is returned by some operation, or by all', () => {
    const anywhere = ['route-not-found', 'internal', 'service-unavailable', 'admin-only', 'headers-too-large'];
    const given = new Set([...anywhere, ...operations.flatMap(({ operation }) => operation['x-codes'] ?? [])]);
    expect(names.filter((code) => !given.has(code))).toEqual([]);
  });
});

/** POST calls that are idempotent without a key. */
const repeatable = ['logoutGoogle', 'logoutTwitter', 'setFlagByPost', 'startQuest', 'joinQuiz', 'previewAllocation'];

describe.each(operations)('$method $path', ({ method, operation }) => {
  it('lists the statuses of its codes, and no others', () => {
    const statuses = new Set((operation['x-codes'] ?? []).map((code) => String(codes[code]?.status)));
    expect(Object.keys(operation.responses).filter((status) => status >= '400' && status !== 'default')).toEqual(
      [...statuses].sort(),
    );
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Unexpected' });
  });

  it('requires the credentials of its access level', () => {
    const isPublic = operation['x-access'] === 'public';
    expect(['public', 'member', 'owner', 'owner+admin', 'admin']).toContain(operation['x-access']);
    expect(operation.security.length === 0 || operation.security.some((scheme) => !Object.keys(scheme).length)).toBe(
      isPublic,
    );
    if (!isPublic) expect(operation['x-codes']).toContain('unauthenticated');
    if (operation['x-access'].startsWith('owner')) expect(operation['x-codes']).toContain('not-yours');
  });

  it('takes an idempotency key if a member writes by POST, unless it is idempotent', () => {
    const key = operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') ?? false;
    expect(key).toBe(
      method === 'post' && operation['x-access'] !== 'public' && !repeatable.includes(operation.operationId),
    );
    for (const code of ['validation-failed', 'idempotency-key-reused'])
      expect(key && !operation['x-codes']?.includes(code), code).toBe(false);
    expect(operation['x-codes']?.includes('idempotency-key-reused') ?? false).toBe(key);
  });
});

it('tells the client which calls have no token or an optional one, and which return HTML', () => {
  const source = callsModule({
    security: [{ bearerAuth: [] }],
    paths: {
      '/inherits': { get: {} },
      '/either': { get: { security: [{}, { bearerAuth: [] }] } },
      '/open': { get: { security: [] } },
      '/signed': { put: { security: [{ uploadSignature: [] }] } },
      '/widget': { get: { security: [], responses: { 200: { content: { 'text/html': {} } } } } },
    },
  });
  expect(source).toContain('openCalls: string[] = ["GET /open","PUT /signed","GET /widget"]');
  expect(source).toContain('optionalCalls: string[] = ["GET /either"]');
  expect(source).toContain('htmlCalls: string[] = ["GET /widget"]');
});
