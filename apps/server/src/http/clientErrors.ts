import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, problemDocument } from '../contract/problem.ts';

/** Time for a client to read the response before its connection is closed, in ms. */
const LINGER = 1000;

/**
 * Answers input that Fastify never sees as a complete request: invalid HTTP, a URL or headers that are too long, or a
 * request that arrives too slowly. Then closes the connection.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return end(socket, 408);
  const problem = new Problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'validation-failed');
  const requestId = randomUUID();
  end(socket, problem.status, JSON.stringify(problemDocument(problem, requestId)), [
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
  ]);
}

function end(socket: Socket, status: number, body = '', headers: string[] = []): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // A client that doesn't close its side would otherwise keep the connection open forever.
  setTimeout(() => socket.destroy(), LINGER).unref();
}
