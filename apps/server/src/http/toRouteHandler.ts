import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Operation } from '../contract/contract.ts';
import { JsonText } from '../contract/jsonText.ts';
import { Problem } from '../contract/problem.ts';
import { audited } from './audit.ts';
import type { AnyHandler } from './handler.ts';
import { isVisitor } from './visitor.ts';

/** Creates a Fastify handler. A success has the contract's first success status unless the handler sets another. */
export function toRouteHandler(app: AppContext, operation: Operation, handler: AnyHandler): RouteHandlerMethod {
  const { id, successStatus, isAudited, isPublicRead } = operation;
  const run = isAudited ? audited(app, operation, handler) : handler;
  const Call = callOf(app, id);
  const callsOf = new Map(isPublicRead ? app.replicas.all.map((it) => [it, callOf({ ...app, db: it.db }, id)]) : []);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const replica = callsOf.size > 0 && isVisitor(request) ? app.replicas.pick() : undefined;
    if (!replica) return run(new Call(request, reply) as never);
    try {
      const result = await run(new (callsOf.get(replica)!)(request, reply) as never);
      replica.reads.answered++;
      return result;
    } catch (error) {
      // The primary answers if the replica fails or lacks the newest rows, so that a new link works at once.
      replica.reads.failed++;
      if (!(error instanceof Problem)) replica.leave();
      return run(new Call(request, reply) as never);
    }
  };

  return async (request, reply) => {
    reply.code(successStatus);
    const result = await answer(request, reply);
    if (result instanceof JsonText) return reply.type('application/json; charset=utf-8').send(result.text);
    return result;
  };
}

/** Creates the class of a handler's input, one for each operation and database. */
function callOf(app: AppContext, operationId: string) {
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
  Object.setPrototypeOf(Call.prototype, { ...app, operationId });
  return Call;
}
