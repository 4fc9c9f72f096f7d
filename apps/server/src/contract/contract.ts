import document from '@pwr-community/api/openapi.json' with { type: 'json' };
import type { components } from '@pwr-community/api/schema';

/** Where the contract's paths are mounted: pages and calls share paths such as `/projects/1`. */
export const API_PREFIX = '/backend';

interface OperationObject {
  operationId: string;
  tags: string[];
  'x-access': string;
  'x-codes': string[];
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
      ProblemCode: {
        'x-problems': Record<components['schemas']['ProblemCode'], { status: number; title: string }>;
      };
    };
  };
};

/** The status and title of every problem code. */
export const problems = contract.components.schemas.ProblemCode['x-problems'];

/** What routing needs to know of an operation. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** As the contract writes it, such as `/projects/{id}`. */
  path: string;
  /** What it is about, such as `projects`. */
  tag: string;
  /** Whether a call needs a bearer token. */
  needsToken: boolean;
  /** Whether a call may carry a bearer token. */
  takesToken: boolean;
  /** Whether only an admin may call. */
  needsAdmin: boolean;
  /** Whether calls that come too often have to wait. */
  isLimited: boolean;
  /** Whether a caller without a token may keep its reply, and ask whether that is still current. */
  isRevalidated: boolean;
  /** Whether browsers open it as a page, and are sent on from it. */
  isPage: boolean;
  /** Whether its calls by admins are written down: they change what is not the admin's own. */
  isAudited: boolean;
  /** The content types that its body may have; empty where it has no body. */
  contentTypes: string[];
  /** The status of a plain success. */
  successStatus: number;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const security = operation.security ?? contract.security;
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0]!,
      needsToken: security.length > 0 && security.every((scheme) => 'bearerAuth' in scheme),
      takesToken: security.some((scheme) => 'bearerAuth' in scheme),
      needsAdmin: operation['x-access'] === 'admin',
      isLimited: '429' in operation.responses,
      isRevalidated: '304' in operation.responses,
      isPage: '302' in operation.responses,
      isAudited: method !== 'get' && ['admin', 'owner+admin'].includes(operation['x-access']),
      contentTypes: Object.keys(operation.requestBody?.content ?? {}),
      successStatus: Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200),
    };
  }),
);

/** The contract without what replies look like: routes need none of it, and reading it takes most of a start. */
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
