import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { S3Config } from '../src/config.ts';

/** In-memory object storage with the subset of S3 that the server uses. */
export interface ObjectStorage {
  config: S3Config;
  objects: Map<string, Buffer>;
  /** From now on, answers all calls, or those with this method, with this error status. */
  fail(status: number, method?: string): void;
  /** From now on, doesn't reply at all, or stalls halfway through each reply. */
  hang(where: 'at once' | 'half-way'): void;
}

/**
 * Starts storage for one test. Checks that each request names the key id, in its header or URL, and that presigned URLs
 * sign the content type, but not the signatures themselves.
 */
export async function useObjectStorage(): Promise<ObjectStorage> {
  const objects = new Map<string, Buffer>();
  let failure: { status: number; method: string | undefined } | undefined;
  let hangs: 'at once' | 'half-way' | undefined;
  const server = createServer((request, response) => {
    if (hangs === 'at once') return;
    void answer(request).then(({ status, body = '', type = 'application/xml' }) => {
      response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
      if (hangs) response.write(body.slice(0, body.length / 2));
      else response.end(body);
    });
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body?: string | Buffer; type?: string }> {
    const url = new URL(request.url!, 'http://storage');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (failure && [undefined, request.method].includes(failure.method))
      return { status: failure.status, body: error('InternalError') };
    const credential = url.searchParams.get('X-Amz-Credential') ?? request.headers.authorization ?? '';
    const signed = url.searchParams.get('X-Amz-SignedHeaders')?.split(';') ?? ['content-type'];
    if (!credential.includes('key-id/') || !signed.includes('content-type'))
      return { status: 403, body: error('AccessDenied') };
    const key = decodeURIComponent(url.pathname.replace('/images/', ''));
    if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks));
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    if (url.searchParams.has('list-type')) return { status: 200, body: listing(url.searchParams.get('prefix')!) };
    const object = objects.get(key);
    if (!object) return { status: 404, body: error('NoSuchKey') };
    if (object.length === 0) return { status: 416, body: error('InvalidRange') };
    const last = Number(/bytes=0-(\d+)/.exec(request.headers.range ?? '')?.[1] ?? Infinity);
    return { status: 206, body: object.subarray(0, last + 1), type: 'application/octet-stream' };
  }

  const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  const listing = (prefix: string) => {
    const contents = [...objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-09-01T12:00:00.000Z</LastModified></Contents>`);
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    fail: (status, method) => (failure = { status, method }),
    hang: (where) => (hangs = where),
    config: {
      bucket: 'images',
      region: 'us-east-1',
      endpoint: origin,
      credentials: { accessKeyId: 'key-id', secretAccessKey: 'secret' },
      origin,
    },
  };
}
