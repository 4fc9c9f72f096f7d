import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { languageOf } from '../contract/language.ts';
import { SizedMap } from '../sizedMap.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if anyone may call the operation. While the database fails, calls without a token get its last reply. */
    isPublicRead?: boolean;
  }
}

/** Maximum age of a reply that is sent instead of a failure, in ms. */
const LONGEST_LIFE = 10 * 60_000;

/** Maximum total size of the cached replies and their keys, in characters. */
const MOST_KEPT = 8 * 1024 * 1024;

/** Size of the objects of each entry: the map's slot, the reply, and the headers of its strings. */
const ENTRY_SIZE = 400;

/** Longest URL whose reply is cached. The site's own are far shorter, and any unknown parameter makes another entry. */
const LONGEST_URL = 1000;

/**
 * Time after a failure before a public read tries the database again, in ms. Only one read tries at a time, because the
 * others would just wait for it.
 */
const TRY_AFTER = 1000;

/**
 * Time after which another read tries if the first has no reply yet, in ms. Longer than a call waits for the database.
 */
const LONGEST_TRY = 5000;

interface Kept {
  payload: string;
  type: string;
  at: number;
}

/**
 * Caches the last replies to public reads without a token and sends them while the database fails, so that visitors
 * don't notice a failover. Members don't get stale replies, which could lack what they have just written.
 */
export function serveStaleReplies(app: FastifyInstance, clock: Clock): void {
  const kept = new SizedMap<Kept>(MOST_KEPT);
  let isFailing = false;
  let nextTry = 0;
  const stale = new WeakSet<FastifyRequest>();
  const now = () => clock().getTime();

  const find = (request: FastifyRequest): Kept | undefined => {
    const found = kept.get(keyOf(request));
    return found && now() - found.at < LONGEST_LIFE ? found : undefined;
  };

  app.addHook('preHandler', (request, reply, done) => {
    const reading = isFailing && isPublicRead(request) ? find(request) : undefined;
    if (!reading) return done();
    if (now() >= nextTry) {
      nextTry = now() + LONGEST_TRY;
      return done();
    }
    stale.add(request);
    reply.type(reading.type).header('age', ageOf(reading, now())).send(reading.payload);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isPublicRead(request) || stale.has(request)) return done(null, payload);
    isFailing = reply.statusCode === 503;
    if (isFailing) nextTry = now() + TRY_AFTER;
    if (reply.statusCode === 200 && typeof payload === 'string' && request.url.length <= LONGEST_URL) {
      const type = String(reply.getHeader('content-type'));
      const key = keyOf(request);
      kept.dropWhile(({ at }) => now() - at >= LONGEST_LIFE);
      kept.set(key, { payload, type, at: now() }, ENTRY_SIZE + key.length + payload.length);
    }
    const last = isFailing ? find(request) : undefined;
    if (!last) return done(null, payload);
    reply.code(200).type(last.type).header('age', ageOf(last, now())).removeHeader('retry-after');
    done(null, last.payload);
  });
}

const isPublicRead = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.isPublicRead === true && headers.authorization === undefined;

const keyOf = (request: FastifyRequest): string => `${languageOf({ request })} ${request.url}`;

/** Value of the `Age` header (RFC 9111), in seconds. */
const ageOf = ({ at }: Kept, now: number): number => Math.round((now - at) / 1000);
