import { parse } from 'cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicSite } from '@pwr-community/api/site';
import type { Site } from '../config/site/readSite.ts';
import type { AppContext } from '../context.ts';
import { API_PREFIX } from '../contract/contract.ts';
import { findLanguage } from '../contract/language.ts';
import { SizedMap } from '../sizedMap.ts';
import { fill, fillGzip, sizeOf, split, type Document as PageDocument } from './document.ts';
import { toPublicSite } from './publicSite.ts';
import type { SiteRoute } from './siteAddresses.ts';
import { siteStyles } from './siteStyles.ts';
import { isSignedIn, SIGNED_IN_COOKIE } from './visitor.ts';

/** Lifetimes of cached pages and failures, in ms. Failures expire sooner, so that a page recovers quickly. */
const KEPT_FOR = 10_000;
const FAILURE_KEPT_FOR = 1000;

/** Maximum size of the page cache with its keys, in bytes. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Stand for what differs between replies. Random, so that no member's text can contain them. */
const PLACEHOLDERS = { nonce: randomBytes(16).toString('hex'), theme: randomBytes(16).toString('hex') };

/** A page to render. The site's build defines further fields. */
interface PublicPage {
  pattern: string;
  address: string;
}

/** A rendered page. */
type Page = Record<'head' | 'styles' | 'inlineStyles' | 'ids' | 'html' | 'state', string>;

/** The part of the site's build that runs on the server: `apps/web/src/entry-server.tsx`. */
interface SiteBuild {
  prepare(): Promise<void>;
  createRenderer(site: PublicSite): Promise<Renderer>;
}

/** Renders one community's pages. */
interface Renderer {
  findPublicPage(url: URL): PublicPage | undefined;
  render(options: {
    build: unknown;
    origin: string;
    page: PublicPage;
    locale: string;
    isSignedIn: boolean;
    offer: string | null;
    call: (request: Request) => Promise<Response>;
    signal: AbortSignal;
  }): Promise<Page>;
  renderShell(options: { build: unknown; origin: string; locale: string }): Page;
  toDocument(page: Page, options: { build: unknown; nonce: string; theme: string; siteStyles: string }): string;
}

/** The renderer and the caches for one version of the site's configuration file. */
interface Edition {
  site: Site;
  renderer: Renderer;
  shells: Map<string, Document>;
  toDocument(page: Page): Document;
  kept: SizedMap<Kept>;
}

type PagesContext = Pick<AppContext, 'config' | 'site' | 'providers' | 'services'>;

/** Maximum number of failures to remember. Each remembered failure is logged only once. */
const MOST_LOGGED = 100;

/** Creates the HTML of pages: rendered on the server, or as a shell that the browser fills. */
export interface SitePages {
  /** The site's addresses. */
  routes: SiteRoute[];
  render(request: FastifyRequest, nonce: string): Promise<PageBody>;
  shell(request: FastifyRequest, nonce: string): Promise<PageBody>;
}

/** A page's HTML in UTF-8, compressed if the client accepts it. */
export interface PageBody {
  bytes: Buffer;
  encoding?: 'gzip';
}

interface Choices {
  locale: string;
  theme: 'light' | 'dark';
  isSignedIn: boolean;
  /** Language to offer to a visitor who hasn't chosen one; null if none. */
  offer: string | null;
}

type Document = PageDocument<keyof typeof PLACEHOLDERS>;

interface Kept {
  document: Promise<Document | undefined>;
  until: number;
}

/**
 * Loads the built site's renderer, which renders the content of public pages and only a shell for all other pages.
 * Returns undefined if there is no build.
 */
export async function readSitePages(
  app: FastifyInstance,
  webDist: string,
  serverDist: string,
  context: PagesContext,
): Promise<SitePages | undefined> {
  const entry = join(serverDist, 'entry-server.js');
  if (!existsSync(entry) || !existsSync(join(webDist, 'build.json'))) return undefined;
  const site = (await import(pathToFileURL(entry).href)) as SiteBuild;
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(webDist, name), 'utf8'));
  const [build, routes] = [await read('build.json'), (await read('routes.json')) as SiteRoute[]];
  await site.prepare();
  return { routes, ...createSitePages(site, build, app, context) };
}

function createSitePages(
  siteBuild: SiteBuild,
  build: unknown,
  app: FastifyInstance,
  context: PagesContext,
): Omit<SitePages, 'routes'> {
  const { config } = context;
  const origin = config.publicUrl;
  const logged = new Set<string>();
  let latest: { site: Site; edition: Promise<Edition> } | undefined;

  /** Returns the edition for the current configuration file. Reloading the file starts with an empty cache. */
  function currentEdition(): Promise<Edition> {
    const site = context.site.current;
    // Created on the first request instead of at startup, because the demo adds its sign-in providers later.
    if (latest?.site !== site) latest = { site, edition: createEdition(site) };
    return latest.edition;
  }

  async function createEdition(site: Site): Promise<Edition> {
    const renderer = await siteBuild.createRenderer(toPublicSite(context));
    const options = { build, ...PLACEHOLDERS, siteStyles: siteStyles(site) };
    const toDocument = (page: Page) => split(renderer.toDocument(page, options), PLACEHOLDERS);
    const shells = site.languages.map(
      (locale) => [locale, toDocument(renderer.renderShell({ build, origin, locale }))] as const,
    );
    return { site, renderer, toDocument, shells: new Map(shells), kept: new SizedMap<Kept>(MOST_KEPT) };
  }

  /** Returns undefined if rendering fails or takes too long. */
  async function render(edition: Edition, page: PublicPage, choices: Choices, request: FastifyRequest) {
    const { locale, isSignedIn, offer } = choices;
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error(`Rendering took over ${config.renderTimeout} ms`)),
      config.renderTimeout,
    );
    const options = {
      build,
      origin,
      page,
      locale,
      isSignedIn,
      offer,
      call: callInProcess(app, request, isSignedIn),
      signal: late.signal,
    };
    try {
      const rendered = await Promise.race([edition.renderer.render(options), rejection(late.signal)]);
      return edition.toDocument(rendered);
    } catch (error) {
      logOnce(request.log, page.pattern, error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  function logOnce(log: FastifyBaseLogger, route: string, error: unknown) {
    const what = `${route} ${String(error)}`;
    if (logged.has(what)) return;
    if (logged.size >= MOST_LOGGED) logged.clear();
    logged.add(what);
    log.error({ err: error, route }, 'A page could not be rendered and is sent without its content');
  }

  function keep({ kept }: Edition, key: string, document: Promise<Document | undefined>) {
    const entry: Kept = { document, until: Infinity };
    kept.set(key, entry, key.length);
    void document.then((rendered) => {
      const now = Date.now();
      entry.until = now + (rendered ? KEPT_FOR : FAILURE_KEPT_FOR);
      kept.dropWhile(({ until }) => until <= now);
      if (!rendered || kept.get(key) !== entry) return;
      kept.set(key, entry, key.length + sizeOf(rendered));
    });
    return document;
  }

  /** Reads the visitor's choices from cookies and headers. `lang` in the query overrides the language. */
  const choicesOf = ({ site }: Edition, request: FastifyRequest, url?: URL): Choices => {
    const { languages, defaultLanguage } = site;
    const { language, theme, language_offer: answer } = parse(request.headers.cookie ?? '');
    const asked = url?.searchParams.get('lang') ?? language;
    const preferred = findLanguage(request.headers['accept-language'] ?? '', languages);
    const isOffered = asked === undefined && answer !== 'declined' && preferred !== defaultLanguage;
    return {
      locale: languages.find((code) => code === asked) ?? defaultLanguage,
      theme: theme === 'dark' ? 'dark' : 'light',
      isSignedIn: isSignedIn(request),
      offer: isOffered ? (preferred ?? null) : null,
    };
  };

  return {
    async shell(request, nonce) {
      const edition = await currentEdition();
      const { locale, theme } = choicesOf(edition, request, toUrl(request.url));
      return toBody(edition.shells.get(locale)!, { nonce, theme }, request);
    },
    async render(request, nonce) {
      const edition = await currentEdition();
      const url = toUrl(request.url);
      const found = url && edition.renderer.findPublicPage(url);
      const choices = choicesOf(edition, request, url);
      const { locale, theme, isSignedIn, offer } = choices;
      const shell = edition.shells.get(locale)!;
      if (!found) return toBody(shell, { nonce, theme }, request);
      const key = `${locale} ${isSignedIn} ${offer} ${found.address}`;
      const known = edition.kept.get(key);
      const isFresh = known && known.until > Date.now();
      const document = await (isFresh ? known.document : keep(edition, key, render(edition, found, choices, request)));
      return toBody(document ?? shell, { nonce, theme }, request);
    },
  };
}

function toBody(
  document: Document,
  values: Record<keyof typeof PLACEHOLDERS, string>,
  { headers }: FastifyRequest,
): PageBody {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
    ? { bytes: fillGzip(document, values), encoding: 'gzip' }
    : { bytes: fill(document, values) };
}

const rejection = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Returns undefined for an invalid address, such as `//`. */
function toUrl(address: string): URL | undefined {
  try {
    return new URL(`http://site${address}`);
  } catch {
    return undefined;
  }
}

/**
 * Calls the API in-process, with the visitor's IP address, so that the calls count toward their rate limit. For a
 * member's browser, they read from the primary database.
 */
const callInProcess =
  (app: FastifyInstance, { ip, id }: FastifyRequest, isSignedIn: boolean) =>
  async (call: Request) => {
    const { pathname, search } = new URL(call.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      url: API_PREFIX + pathname + search,
      headers: {
        'accept-language': call.headers.get('accept-language') ?? 'en',
        'x-request-id': id,
        ...(isSignedIn && { cookie: SIGNED_IN_COOKIE }),
      },
      remoteAddress: ip,
    });
    return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? '') },
    });
  };
