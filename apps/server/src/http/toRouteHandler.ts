import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Operation } from '../contract/contract.ts';
import { JsonText } from '../contract/jsonText.ts';
import { Problem } from '../contract/problem.ts';
import { audited } from './audit.ts';
import type { AnyHandler } from './handler.ts';

/** Creates a Fastify handler. A success has the contract's first success status unless the handler sets another. */
export function toRouteHandler(app: AppContext, operation: Operation, handler: AnyHandler): RouteHandlerMethod {
  const { id, successStatus, isAudited } = operation;
  const run = isAudited ? audited(app, operation, handler) : handler;
  // Shares the app context through the prototype instead of copying it for every request.
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
