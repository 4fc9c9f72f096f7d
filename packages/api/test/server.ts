import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The parsed body if it is JSON, otherwise its text. */
  body: unknown;
  /** Resolves if the client disconnects before the reply. */
  abandoned: Promise<void>;
}

export interface Reply {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
  headers?: Record<string, string>;
  /** Closes the connection instead of answering. */
  cut?: boolean;
}

export type Routes = Record<string, (call: Call) => Reply | Promise<Reply>>;

/** A real HTTP server on a free port for one test, with routes named `GET /path`. Records the calls it receives. */
export async function serve(routes: Routes): Promise<{ host: string; calls: Call[] }> {
  const calls: Call[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', 'http://localhost');
    const json = request.headers['content-type'] === 'application/json';
    const call: Call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: json ? JSON.parse(text) : text,
      abandoned: new Promise((resolve) => {
        response.once('close', () => response.writableFinished || resolve());
      }),
    };
    calls.push(call);
    const route = routes[`${call.method} ${call.path}`];
    const reply = route ? await route(call) : problem(404, 'route-not-found');
    if (reply.cut) return void request.socket.destroy();
    const body = reply.json === undefined ? (reply.text ?? '') : JSON.stringify(reply.json);
    response
      .writeHead(reply.status ?? 200, { 'Content-Type': reply.type ?? 'application/json', ...reply.headers })
      .end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

/** Creates a reply with a problem document. */
export const problem = (status: number, code: string, more: object = {}): Reply => ({
  status,
  type: 'application/problem+json',
  json: { type: `urn:problem:${code}`, title: 'A title', status, code, requestId: 'req-1', ...more },
});

/** Creates a promise that the test resolves, to release a held reply or to signal that a call arrived. */
export function gate<Value = void>() {
  let open!: (value: Value) => void;
  const opened = new Promise<Value>((resolve) => (open = resolve));
  return { open, opened };
}
