import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { AppContext } from '../context.ts';
import type { Config } from '../config.ts';
import { EMBED_ORIGINS } from '../content/platforms.ts';
import type { FileStore } from '../outside/files/fileStore.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';
import { FLAG_URL, flagFolder } from '../users/countries.ts';
import { findPublished } from './builds.ts';
import { API_PREFIX } from '../contract/contract.ts';
import { sendProblem } from './errors.ts';
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts';
import { Problem } from '../contract/problem.ts';
import { siteAddresses } from './siteAddresses.ts';
import { readSitePages, type PageBody } from './sitePages.ts';

/** HTTP status of a page, by the state of its address. The page itself shows a matching message. */
const PAGE_STATUS = { exists: 200, unknown: 404, gone: 410 } as const;

/** Origins of avatars from X and Google. */
const PICTURE_ORIGINS = ['https://pbs.twimg.com', 'https://*.googleusercontent.com'];

/** Serves stored images and flags. If the site is built, also serves its files, and a page for all other addresses. */
export async function serveSite(app: FastifyInstance, context: AppContext, webDist: string): Promise<void> {
  const { config, site, db, files } = context;
  if (config.s3) serveStoredMedia(app, files);
  else await serveMedia(app, config);
  await app.register(staticFiles, {
    root: flagFolder,
    prefix: FLAG_URL,
    decorateReply: false,
    index: false,
    allowedPath: (path) => path.endsWith('.svg'),
    maxAge: '30d',
  });

  const pages = await readSitePages(app, webDist, `${webDist}-server`, context);
  const presenceOf = siteAddresses(pages?.routes ?? [], db, (section) => site.current.sections[section]);
  if (pages) {
    await app.register(staticFiles, {
      root: webDist,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'routes.json', 'build.json', 'messages.json', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      setHeaders: (reply, path) => {
        // File names below assets/ contain a content hash.
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const findAsset = findPublished(files);
  app.setNotFoundHandler(async (request, reply) => {
    if (isAsset(request)) return sendAsset(findAsset, request, reply);
    if (!pages || !isNavigation(request)) return sendProblem(new Problem('route-not-found'), request, reply);
    const nonce = randomBytes(16).toString('base64');
    const canRender = config.renderPages && request.method === 'GET';
    const rendering = canRender ? pages.render(request, nonce) : pages.shell(request, nonce);
    // If the database fails, the page still loads and shows the error.
    const presence = await presenceOf(pathOf(request)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'Could not look up an address; the page is sent with status 200');
      return 'exists' as const;
    });
    if (typeof presence === 'object') return redirect(presence.leadsTo, request, reply);
    return sendPage(await rendering, PAGE_STATUS[presence], nonce, config, request, reply);
  });
}

/**
 * Redirects and keeps the query. The redirect is temporary, because the site's configuration file decides the target.
 */
const redirect = (to: string, request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-cache').redirect(to + request.url.slice(pathOf(request).length), 302);

/** Media keys are never reused, so images are immutable. */
const FOR_GOOD = { immutable: true, maxAge: '365d' };

async function serveMedia(app: FastifyInstance, { dataDir }: Config): Promise<void> {
  const root = join(dataDir, 'media');
  await mkdir(root, { recursive: true });
  await app.register(staticFiles, { root, prefix: MEDIA_URL, decorateReply: false, index: false, ...FOR_GOOD });
}

const mediaTypes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Proxies images from the object store, so that the Content-Security-Policy needs no other origin. */
function serveStoredMedia(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { key: string } }>(`${MEDIA_URL}:key`, async ({ params: { key } }, reply) => {
    const image = /^[\w-]+\.(png|jpg|webp)$/.test(key) ? await files.get('media', key) : undefined;
    if (!image) throw new Problem('route-not-found');
    return reply
      .type(mediaTypes[key.split('.').at(-1)!]!)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(image);
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0]!;

const isAsset = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) && pathOf(request).startsWith('/assets/');

/** Serves an asset of another build, because pages loaded before a deployment still request their old assets. */
async function sendAsset(
  find: ReturnType<typeof findPublished>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asset = await find(pathOf(request), request.headers['accept-encoding']).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the assets of other builds could not be read');
    return undefined;
  });
  if (!asset) return sendProblem(new Problem('route-not-found'), request, reply);
  if (asset.encoding) reply.header('content-encoding', asset.encoding);
  return reply
    .code(200)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .type(asset.type)
    .send(asset.body);
}

/** Returns true for page views: requests that accept HTML, outside the API and `/assets/`. */
function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !`${path}/`.startsWith(`${API_PREFIX}/`) &&
    !path.startsWith('/assets/') &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}

/** Security headers of a page. */
function pageHeaders(nonce: string, { publicUrl, s3 }: Config): HelmetOptions {
  const secure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'nonce-${nonce}'`],
        styleSrc: ["'self'", `'nonce-${nonce}'`],
        imgSrc: ["'self'", 'data:', 'blob:', ...PICTURE_ORIGINS],
        fontSrc: ["'self'"],
        frameSrc: EMBED_ORIGINS,
        connectSrc: ["'self'", ...(s3 ? [s3.origin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // The sign-in popup sends messages to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // It would block avatars, which come from other origins.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // `buildApp` sets this header on every reply if the site uses TLS.
    strictTransportSecurity: false,
  };
}

async function sendPage(
  { bytes, encoding }: PageBody,
  status: 200 | 404 | 410,
  nonce: string,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('permissions-policy', PERMISSIONS_POLICY);
  // Helmet sets the headers on the raw reply and calls back synchronously.
  helmet(pageHeaders(nonce, config))(request.raw, reply.raw, () => {});
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .type('text/html; charset=utf-8')
    .send(bytes);
}
