import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { signIns } from '../../http/metrics.ts';

/** Counts a sign-in, and logs it with the client's address, as determined by `TRUST_PROXY`. */
export function logSignIn(request: FastifyRequest, way: string, memberId: number): void {
  signIns.inc({ way, outcome: 'ok' });
  request.log.info({ way, memberId, address: request.ip }, 'signed in');
}

/** Counts and logs a refused sign-in. @param code a problem's code, never untrusted text */
export function logRefusedSignIn(request: FastifyRequest, way: string, code: string): void {
  signIns.inc({ way, outcome: code });
  request.log.info({ way, code, address: request.ip }, 'sign-in refused');
}

/** Runs a sign-in. If it throws a Problem, counts and logs the refusal with the problem's code. */
export async function loggingRefusal<T>(request: FastifyRequest, way: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Problem) logRefusedSignIn(request, way, error.code);
    throw error;
  }
}
