import type { operations } from '@pwr-community/api/schema';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { AppContext } from '../app.ts';
import { audited } from './audit.ts';
import type { Operation } from '../contract/contract.ts';
import type { Member } from '../users/member.ts';
import { Problem } from '../contract/problem.ts';

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

/** JSON that the database has already written, sent as it is. `T` is what it holds. */
export class JsonText<T> {
  declare readonly type: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value));
  }
}

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

/** Makes a Fastify handler. A success has the contract's first success status unless the handler set another. */
export function toRouteHandler(app: AppContext, operation: Operation, handler: AnyHandler): RouteHandlerMethod {
  const { id, successStatus, isAudited } = operation;
  const run = isAudited ? audited(app, operation, handler) : handler;
  // A class, so that a call costs no copy of what all calls share.
  class Call {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    constructor(request: FastifyRequest, reply: FastifyReply) {
      this.request = request;
      this.reply = reply;
    }
    get params() {
      return this.request.params;
    }
    get query() {
      return this.request.query;
    }
    get body() {
      return this.request.body;
    }
    get member() {
      if (!this.request.member) throw new Problem('unauthenticated');
      return this.request.member;
    }
  }
  Object.setPrototypeOf(Call.prototype, { ...app, operationId: id });

  return async (request, reply) => {
    reply.code(successStatus);
    const result = await run(new Call(request, reply) as never);
    if (result instanceof JsonText) return reply.type('application/json; charset=utf-8').send(result.text);
    return result;
  };
}
