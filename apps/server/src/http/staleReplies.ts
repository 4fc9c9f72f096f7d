import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { languageOf } from '../contract/language.ts';
import { SizedMap } from '../sizedMap.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if anyone may read it: without a token, its last reply outlives a database that fails. */
    isPublicRead?: boolean;
  }
}

/** Oldest reply that is sent instead of a failure, in ms. */
const LONGEST_LIFE = 10 * 60_000;

/** Maximum size of all kept replies, in characters. */
const MOST_KEPT = 8 * 1024 * 1024;

/**
 * While the database fails, one public read tries it at a time: this long after the last failure, in ms. The others would
 * only wait for it.
 */
const TRY_AFTER = 1000;

/** A try without a reply after this time is followed by another, in ms. Longer than a call waits for the database. */
const LONGEST_TRY = 5000;

interface Kept {
  payload: string;
  type: string;
  at: number;
}

/**
 * Keeps the last replies to public reads without a token, and sends them while the database fails: visitors notice
 * nothing of a failover. Members don't get them, because they could miss what they have just written.
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
    if (reply.statusCode === 200 && typeof payload === 'string') {
      const type = String(reply.getHeader('content-type'));
      kept.set(keyOf(request), { payload, type, at: now() }, payload.length);
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

/** `Age` (RFC 9111), in seconds. */
const ageOf = ({ at }: Kept, now: number): number => Math.round((now - at) / 1000);
