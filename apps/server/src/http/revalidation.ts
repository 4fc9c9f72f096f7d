import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True to send an `ETag` to callers without a token. */
    isRevalidated?: boolean;
  }
}

/** Request headers that a reply depends on. CORS headers depend on the origin. */
const VARY = 'authorization, accept-language, accept-encoding, origin';

/**
 * Lets callers without a token cache and revalidate the replies of routes with `isRevalidated`. `@fastify/etag` would
 * tag every reply of the API, even those to members, and supports only one tag in `If-None-Match`.
 */
export function revalidate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.isRevalidated || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    reply.header('vary', VARY);
    if (request.headers.authorization !== undefined) return done(null, payload);
    // Weak, because all encodings of a reply share one tag.
    const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', tag);
    // Keeps the header of a route that allows longer caching.
    if (reply.getHeader('cache-control') === 'no-store') reply.header('cache-control', 'public, no-cache');
    if (!isNamed(tag, request.headers['if-none-match'])) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    done(null, '');
  });
}

/** Compares weakly (RFC 9110), because caches may change a tag's strength. */
const isNamed = (tag: string, header = '') =>
  header.split(',').some((named) => named.trim() === '*' || named.trim().replace(/^W\//, '') === tag.slice(2));
