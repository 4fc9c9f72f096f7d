import type { operations } from '@pwr-community/api/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { JsonText } from '../contract/jsonText.ts';
import type { Member } from '../users/member.ts';

/** The operation ids of the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, In extends string> = operations[Id] extends {
  parameters: { [K in In]?: infer P };
}
  ? NonNullable<P>
  : never;

type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C[keyof C]
    : undefined
  : undefined;

type Success = 200 | 201 | 202 | 204;

/** The success body of an operation, according to the contract. */
export type ResponseBody<Id extends OperationId> = {
  [S in Success & keyof operations[Id]['responses']]: operations[Id]['responses'][S] extends { content: infer C }
    ? C[keyof C]
    : undefined;
}[Success & keyof operations[Id]['responses']];

/** Input of a handler: the validated request, the calling member, and the app context. */
export interface HandlerContext<Id extends OperationId> extends AppContext {
  operationId: Id;
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: RequestBody<Id>;
  /** The calling member. Reading it throws a 401 if the caller isn't signed in. */
  readonly member: Member;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handles one operation. Returns the success body, JSON text, or `reply` after using it. */
export type Handler<Id extends OperationId> = (context: HandlerContext<Id>) => Promise<Result<ResponseBody<Id>>>;

type Result<Body> = Body | JsonText<Body> | FastifyReply | (undefined extends Body ? void : never);

/** A handler of any operation, for code that treats all operations alike. */
export type AnyHandler = (context: never) => Promise<unknown>;

/** A handler for every operation; a missing one is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
