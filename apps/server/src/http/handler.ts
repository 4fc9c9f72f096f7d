import type { operations } from '@pwr-community/api/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { JsonText } from '../contract/jsonText.ts';
import type { Member } from '../users/member.ts';

/** The names of the contract's operations. */
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

/** The body of an operation's success, as the contract says. */
export type ResponseBody<Id extends OperationId> = {
  [S in Success & keyof operations[Id]['responses']]: operations[Id]['responses'][S] extends { content: infer C }
    ? C[keyof C]
    : undefined;
}[Success & keyof operations[Id]['responses']];

/** What a handler gets: the checked input, the member who calls, and the server's parts. */
export interface HandlerContext<Id extends OperationId> extends AppContext {
  operationId: Id;
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: RequestBody<Id>;
  /** The member who calls. Reading it where the contract asks for no sign-in is refused with 401. */
  readonly member: Member;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers one operation: with its success body, with JSON text, or by using `reply` and returning it. */
export type Handler<Id extends OperationId> = (context: HandlerContext<Id>) => Promise<Result<ResponseBody<Id>>>;

type Result<Body> = Body | JsonText<Body> | FastifyReply | (undefined extends Body ? void : never);

/** A handler of any operation, for code that treats all alike. */
export type AnyHandler = (context: never) => Promise<unknown>;

/** A handler for every operation. One that is missing does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
