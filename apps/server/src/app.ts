import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { dropInvalidReferralCode } from './auth/referralCode.ts';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { cleanText } from './contract/cleanText.ts';
import { answerClientError } from './http/clientErrors.ts';
import { API_PREFIX, contractOfRequests, operations, type Operation } from './contract/contract.ts';
import { serveBrand } from './http/brand.ts';
import { serveDiscovery } from './http/discovery.ts';
import { serveFirstAdmin } from './http/firstAdmin.ts';
import { sendImageProblem, sendProblem, setErrorHandler, toProblem } from './http/errors.ts';
import { acceptForms, readForm } from './http/forms.ts';
import type { OperationId } from './http/handler.ts';
import { toRouteHandler } from './http/toRouteHandler.ts';
import { serveHealth } from './http/health.ts';
import { logRequests } from './http/log.ts';
import { measure } from './http/metrics.ts';
import { redirectFailures } from './http/pageFailures.ts';
import { Problem } from './contract/problem.ts';
import { limitReads } from './http/readLimit.ts';
import { serveReference } from './http/reference.ts';
import { revalidate } from './http/revalidation.ts';
import { serveSharePictures } from './http/share.ts';
import { serveSite } from './http/site.ts';
import { serveStaleReplies } from './http/staleReplies.ts';
import { traceRequests } from './http/traces.ts';
import { endSlowReaders } from './http/slowClients.ts';
import { acceptToken, refuseSilenced, requireAdmin, requireToken } from './http/security.ts';
import { trustOption } from './config/trustedProxies.ts';
import { validatorCompiler } from './http/validatorCompiler.ts';
import { IMAGE_TYPES } from './images/checkImage.ts';
import { MAX_BYTES } from './outside/files/fileStore.ts';
import { webDist } from './paths.ts';
import { handlers } from './routes/index.ts';

/** Maximum size of a JSON body, in bytes. The contract's longest text has 10,000 characters. */
const BODY_LIMIT = 128 * 1024;

/** Minimum size of a JSON reply to compress, in bytes. Smaller replies fit into one packet anyway. */
const COMPRESSED_FROM = 1024;

/** Time limit for receiving a request's headers, in ms. */
const HEADERS_TIMEOUT = 10_000;

/** Adds routes to the server, and may provide parts of the context that are not configured. */
export type Mount = (app: FastifyInstance, context: AppContext) => Promise<void>;

/**
 * Builds the server without listening.
 * @param site the folder of the built site
 * @param mount runs before the API is mounted; the demo mounts its stand-ins here
 */
export async function buildApp(context: AppContext, site = webDist, mount?: Mount): Promise<FastifyInstance> {
  const { config } = context;
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOption(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.requestTimeout,
    // No timeout, because plugins load slowly on a busy machine.
    pluginTimeout: 0,
    // Node checks for slow clients only at this interval. The default of 30 s is longer than the headers' timeout.
    http: {
      headersTimeout: Math.min(config.requestTimeout, HEADERS_TIMEOUT),
      connectionsCheckingInterval: Math.min(config.requestTimeout, HEADERS_TIMEOUT),
    },
    // Open connections are still served during shutdown, because Fastify's own 503 has no problem code.
    return503OnClosing: false,
    // Fits a project name of 80 characters, percent-encoded.
    routerOptions: { maxParamLength: 1000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendProblem(toProblem(error), request, reply),
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? randomUUID(),
  });
  endSlowReaders(app.server, 2 * config.requestTimeout);
  setErrorHandler(app);
  app.decorateRequest('member', null);
  app.decorateRequest('sessionId', null);
  app.decorateRequest('signedInAt', null);
  // HSTS for one year, including subdomains, if the site is served over TLS.
  const transport = config.publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', ...transport });
    done();
  });
  traceRequests(app);
  logRequests(app);
  if (config.metricsToken !== undefined) measure(app, context, config.metricsToken);
  await mount?.(app, context);
  await app.register((api) => mountApi(api, context), { prefix: API_PREFIX });
  await serveReference(app);
  await serveSharePictures(app, context);
  await serveBrand(app, context);
  await serveDiscovery(app, context);
  await serveHealth(app, context);
  await serveFirstAdmin(app, context);
  await serveSite(app, context, site);
  return app;
}

async function mountApi(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config } = context;
  // The site's own pages are same-origin and need no CORS. Registered before the rate limits, so that other origins can
  // read their refusals.
  if (config.otherOrigins.length > 0) {
    await app.register(cors, {
      origin: config.otherOrigins,
      methods: [...new Set(operations.map(({ method }) => method))],
      exposedHeaders: ['x-request-id', 'retry-after'],
    });
  }
  limitReads(app, config.readsPerMinute, context.clock);
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new Problem('rate-limited') });
  await acceptForms(app);
  app.addContentTypeParser(IMAGE_TYPES, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.setValidatorCompiler(validatorCompiler);
  // Plain `JSON.stringify` is enough, because replies are typed by the contract and validated in tests. It is also the
  // fastest, both at startup and for each reply.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.isMultipart()) {
      cleanInput(request);
      return done();
    }
    readForm(request)
      .then((form) => {
        request.body = form;
        cleanInput(request);
      })
      .then(() => done(), done);
  });

  serveStaleReplies(app, context.clock);
  revalidate(app);
  // Request bodies are not decompressed: a small one could expand to a huge one.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESSED_FROM, globalDecompression: false });

  const tokenRequired = requireToken(context);
  const tokenAccepted = acceptToken(context);
  const silencedRefused = async ({ member }: FastifyRequest) => refuseSilenced({ member, clock: context.clock });
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  await app.register(fastifyOpenapiGlue, {
    specification: contractOfRequests,
    operationResolver: (id: string) => {
      const operation = byId.get(id)!;
      const { isRevalidated, isPublicRead } = operation;
      const limit = rateLimitOf(operation, config);
      return {
        handler: toRouteHandler(context, operation, handlers[id as OperationId]),
        // These hooks run after the rate limit and before the body is read.
        preParsing: [
          ...(operation.needsToken ? [tokenRequired] : operation.takesToken ? [tokenAccepted] : []),
          ...(limit && operation.needsToken ? [limitMember(app, limit)] : []),
          ...(operation.needsAdmin ? [requireAdmin] : []),
          ...(operation.refusesSilenced ? [silencedRefused] : []),
          ...contentTypeRequired(operation),
        ],
        ...(id === 'uploadImage' && { errorHandler: sendImageProblem }),
        ...(operation.isPage && { errorHandler: redirectFailures(config) }),
        // Replies to writes can contain a token next to the caller's own input, so their compressed length could leak
        // it (BREACH).
        ...(operation.method !== 'GET' && { compress: false }),
        config: { isRevalidated, isPublicRead, ...(limit && { rateLimit: limit }) },
      } as never;
    },
  });
}

function cleanInput(request: FastifyRequest): void {
  dropInvalidReferralCode(request.query);
  dropInvalidReferralCode(request.body);
  request.query = cleanText(request.query, '/query');
  request.params = cleanText(request.params, '/path');
  request.body = cleanText(request.body, '/body');
}

/**
 * Returns a hook that refuses a request unless its content type is one of the operation's, because Fastify validates a
 * body only against the schema of its type. If the operation expects no body, the hook discards it.
 */
function contentTypeRequired({ contentTypes }: Operation) {
  if (contentTypes.length === 0) return [ignoreBody];
  return [
    async ({ headers }: FastifyRequest) => {
      const type = headers['content-type']?.split(';')[0]!.trim().toLowerCase();
      if (!type || !contentTypes.includes(type))
        throw new Problem('unsupported-media-type', `The content type must be ${contentTypes.join(' or ')}.`);
    },
  ];
}

/** Discards the body of an operation that expects none, by deleting the headers that announce it. */
function ignoreBody(
  { raw: { headers } }: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  // Deletes only headers that are present, because deleting a property makes an object slow to read.
  for (const header of ['content-type', 'content-length', 'transfer-encoding'])
    if (headers[header] !== undefined) delete headers[header];
  done(null, payload);
}

/**
 * Returns the rate limit of an operation: strict for signing in and contacting the team, looser for other writes and
 * for reads with their own limit. Undefined for all other reads, which share one counter.
 */
function rateLimitOf({ tag, needsToken, method, isLimited }: Operation, config: Config) {
  const isSeldom = ['auth', 'contact'].includes(tag) && !needsToken;
  if (!isLimited && method === 'GET') return undefined;
  return { max: isSeldom ? config.signInsPerMinute : config.writesPerMinute, timeWindow: 60_000 };
}

/** Returns a hook that also applies the limit per member, because a member can use many IP addresses. */
function limitMember(app: FastifyInstance, limit: { max: number; timeWindow: number }) {
  const count = app.createRateLimit({ ...limit, keyGenerator: ({ member }) => String(member!.id) });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new Problem('rate-limited');
  };
}

/** Returns the caller's request id if it has 8 to 64 letters, digits, `_` or `-`; otherwise undefined. */
const knownRequestId = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
