import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request that a stand-in received. */
export interface Asked {
  url: URL;
  headers: IncomingMessage['headers'];
  form: URLSearchParams;
}

/** A stand-in's reply: JSON, text, or none at all. */
export type Said = { status?: number; json: unknown } | { status?: number; text: string; type?: string } | 'nothing';

/** A stand-in for an outside server. */
export interface StandIn {
  origin: string;
  /** Replies by path. Tests may change them. */
  answers: Record<string, (asked: Asked) => Said | Promise<Said>>;
  asked: Asked[];
  stop(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
}

/** Starts a stand-in that stops when the test ends. */
export async function useStandIn(answers: StandIn['answers'] = {}): Promise<StandIn> {
  const server = createServer((request, response) => void answer(request, response));
  let port = 0;
  const standIn: StandIn = {
    origin: '',
    answers,
    asked: [],
    async start() {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
      standIn.origin = `http://127.0.0.1:${port}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, standIn.origin);
    const asked = { url, headers: request.headers, form: new URLSearchParams(await text(request)) };
    standIn.asked.push(asked);
    const said = (await standIn.answers[url.pathname]?.(asked)) ?? { status: 404, text: 'not found' };
    if (said === 'nothing') return;
    const body = 'json' in said ? JSON.stringify(said.json) : said.text;
    const type = 'json' in said ? 'application/json' : (said.type ?? 'text/html');
    response.writeHead(said.status ?? 200, { 'content-type': type }).end(body);
  }

  await standIn.start();
  onTestFinished(() => standIn.stop());
  return standIn;
}

/** Timeout in ms, so long that no test reaches it, even on a busy machine. */
export const PATIENT = 20_000;

/** Provider failures, each with the provider timeout to configure for it, in ms. */
export const failures: [how: string, answer: () => Said, timeout: number][] = [
  ['does not answer in time', () => 'nothing', 1000],
  ['answers with a page', () => ({ text: '<h1>Down for maintenance</h1>' }), PATIENT],
  ['answers with half a document', () => ({ text: '{"access_token": "a', type: 'application/json' }), PATIENT],
  ['answers with another document', () => ({ json: ['unexpected'] }), PATIENT],
  ['fails', () => ({ status: 500, json: { error: 'server_error' } }), PATIENT],
  ['sends elsewhere', () => ({ status: 302, text: '' }), PATIENT],
];
