import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether replies to callers without a token carry an `ETag`. */
    isRevalidated?: boolean;
  }
}

/** What a reply depends on beside its address. */
const VARY = 'authorization, accept-language, accept-encoding';

/**
 * Lets callers without a token keep the replies of routes that say so, if they ask each time whether the reply is still current.
 * `@fastify/etag` would tag every reply of the API, those to members included, and know one tag in `If-None-Match`.
 */
export function revalidate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.isRevalidated || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    reply.header('vary', VARY);
    if (request.headers.authorization !== undefined) return done(null, payload);
    // Weak: the same reply has one tag, however it is compressed.
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.headers({ 'cache-control': 'public, no-cache', etag: tag });
    if (!isNamed(tag, request.headers['if-none-match'])) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    done(null, '');
  });
}

/** Compares weakly (RFC 9110): a cache may have made the tag weak, or strong. */
const isNamed = (tag: string, header = '') =>
  header.split(',').some((named) => named.trim() === '*' || named.trim().replace(/^W\//, '') === tag.slice(2));
