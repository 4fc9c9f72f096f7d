import { contract } from '../../src/contract/contract.ts';

/** The subset of JSON Schema that the contract's requests use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  oneOf?: Schema[];
  example?: unknown;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** An operation's input. */
export interface Input {
  parameters: Parameter[];
  /** The body's schema and content type; undefined if there is no body. */
  body: { type: string; schema: Schema } | undefined;
  /** Problem codes that the operation can return. */
  codes: string[];
}

interface OperationObject {
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  'x-codes': string[];
}

/** Reads an operation's input from the contract. */
export function inputOf({ path, method }: { path: string; method: string }): Input {
  const item = contract.paths[path] as unknown as Record<string, OperationObject> & Pick<OperationObject, 'parameters'>;
  const operation = item[method.toLowerCase()]!;
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => resolve<Parameter>(each)),
    body: type === undefined ? undefined : { type, schema: content?.schema ?? {} },
    codes: operation['x-codes'],
  };
}

/** Resolves a node's `$ref`, if it has one. */
export function resolve<T extends object>(node: T & { $ref?: string }): T {
  if (!node.$ref) return node;
  const path = node.$ref.slice(2).split('/');
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T;
}
