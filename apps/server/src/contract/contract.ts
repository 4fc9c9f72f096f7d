import document from '@pwr-community/api/openapi.json' with { type: 'json' };
import type { components } from '@pwr-community/api/schema';

/** Prefix of the contract's paths. It separates them from pages, which share paths such as `/projects/1`. */
export const API_PREFIX = '/backend';

interface OperationObject {
  operationId: string;
  tags: string[];
  'x-access': string;
  'x-audited'?: boolean;
  'x-codes'?: string[];
  /** True if the operation changes nothing, although it isn't a GET. */
  'x-reads'?: boolean;
  /** The handler decides which changes a silenced member can make. */
  'x-silence'?: 'partly';
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

/** The contract, bundled into one OpenAPI document. */
export const contract = document as unknown as {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: {
      NotificationKind: { enum: components['schemas']['NotificationKind'][] };
      ProblemCode: {
        'x-problems': Record<components['schemas']['ProblemCode'], { status: number; title: string }>;
      };
    };
  };
};

/** The status and title of every problem code. */
export const problems = contract.components.schemas.ProblemCode['x-problems'];

/** The properties of an operation that routing needs. */
export interface Operation {
  id: string;
  /** HTTP method, in capitals. */
  method: string;
  /** Path as in the contract, such as `/projects/{id}`. */
  path: string;
  /** Tag of the operation, such as `projects`. */
  tag: string;
  /** True if requests need a bearer token. */
  needsToken: boolean;
  /** True if requests may have a bearer token. */
  takesToken: boolean;
  /** True if only admins may call it. */
  needsAdmin: boolean;
  /** True if it refuses silenced members, whatever they send. */
  refusesSilenced: boolean;
  /** True if it has its own rate limit. */
  isLimited: boolean;
  /** True if callers without a token may cache and revalidate its reply. */
  isRevalidated: boolean;
  /** True if anyone may read its data. */
  isPublicRead: boolean;
  /** True if browsers open it as a page and get redirected. */
  isPage: boolean;
  /**
   * True if admins' requests are recorded in the audit log, because they change other people's data. The contract can
   * turn this off for an operation.
   */
  isAudited: boolean;
  /** Content types of the body; empty if it has none. */
  contentTypes: string[];
  /** Default status of a success. */
  successStatus: number;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const security = operation.security ?? contract.security;
    const needsToken = security.length > 0 && security.every((scheme) => 'bearerAuth' in scheme);
    const isPage = '302' in operation.responses;
    const tag = operation.tags[0]!;
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag,
      needsToken,
      takesToken: security.some((scheme) => 'bearerAuth' in scheme),
      needsAdmin: operation['x-access'] === 'admin',
      refusesSilenced: (operation['x-codes'] ?? []).includes('silenced') && operation['x-silence'] !== 'partly',
      isLimited: '429' in operation.responses,
      isRevalidated: '304' in operation.responses,
      isPublicRead: method === 'get' && !needsToken && !isPage && tag !== 'health',
      isPage,
      isAudited:
        method !== 'get' &&
        !operation['x-reads'] &&
        ['admin', 'owner+admin'].includes(operation['x-access']) &&
        operation['x-audited'] !== false,
      contentTypes: Object.keys(operation.requestBody?.content ?? {}),
      successStatus: Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200),
    };
  }),
);

/**
 * The contract without response schemas. Routes don't need them, and parsing them would take most of the startup time.
 */
export const contractOfRequests = {
  ...contract,
  paths: Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [
          method,
          methods.includes(method)
            ? { ...operation, responses: { default: { description: 'See the contract.' } } }
            : operation,
        ]),
      ),
    ]),
  ),
};
