import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationNames } from '../src/features/admin/audit/operations.ts';
import { partNames } from '../src/features/admin/audit/partNames.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  'x-access': string;
  'x-audited'?: boolean;
  'x-reads'?: boolean;
  parameters?: { $ref?: string; name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../packages/api/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

function resolved<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value;
  const names = value.$ref.slice('#/'.length).split('/');
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract) as T;
}

/** Bulk operations, which record each decision as if it were made alone. */
const recordedAsEach = new Set([
  'acceptSubmissions',
  'rejectSubmissions',
  'decideAppeals',
  'decideQuests',
  'decideReports',
]);

/** The audited operations and their arguments. */
const audited = Object.values(contract.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) => {
    if (!['post', 'put', 'patch', 'delete'].includes(method)) return [];
    if (!['admin', 'owner+admin'].includes(operation['x-access'])) return [];
    if (operation['x-audited'] === false || operation['x-reads'] || recordedAsEach.has(operation.operationId))
      return [];
    const parameters = (operation.parameters ?? []).map(resolved).filter((one) => one.in !== 'header');
    const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => resolved(schema));
    const fields = bodies.flatMap(({ properties = {} }) => Object.keys(properties));
    return [[operation.operationId, [...parameters.map(({ name }) => name), ...fields]] as const];
  }),
);

it('finds the calls of admins in the contract', () => {
  expect(audited.length).toBeGreaterThan(20);
});

it.each(audited)('names %s and its arguments', (operation, fields) => {
  expect(Object.keys(operationNames)).toContain(operation);
  expect(fields.filter((field) => !Object.hasOwn(partNames, field))).toEqual([]);
});
