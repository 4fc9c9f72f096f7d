import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';

/** Logs who signed in and from where. The address is the client's as `TRUST_PROXY` lets it be known. */
export const logSignIn = (request: FastifyRequest, way: string, memberId: number): void =>
  request.log.info({ way, memberId, address: request.ip }, 'signed in');

/** Logs that a sign-in was refused. @param code a problem's code, never text from outside */
export const logRefusedSignIn = (request: FastifyRequest, way: string, code: string): void =>
  request.log.info({ way, code, address: request.ip }, 'sign-in refused');

/** Runs a sign-in, and logs the problem it ends with. */
export async function loggingRefusal<T>(request: FastifyRequest, way: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Problem) logRefusedSignIn(request, way, error.code);
    throw error;
  }
}
