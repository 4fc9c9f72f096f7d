import { parse } from 'cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppContext } from '../context.ts';
import { API_PREFIX } from '../contract/contract.ts';
import { chooseLanguage } from '../contract/language.ts';
import { SizedMap } from '../sizedMap.ts';

/** Lifetimes of cached pages and failures, in ms. Failures expire sooner, so that a page recovers quickly. */
const KEPT_FOR = 10_000;
const FAILURE_KEPT_FOR = 1000;

/** Maximum size of the page cache, in characters. */
const MOST_KEPT = 16 * 1024 * 1024;

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
  findPublicPage(url: URL): PublicPage | undefined;
  locales: readonly string[];
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
  toDocument(page: Page, options: { build: unknown; nonce: string; theme: string; signIn: string[] }): string;
}

type PagesContext = Pick<AppContext, 'config' | 'providers' | 'services'>;

/** Maximum number of failures that are remembered, so that each is logged once. */
const MOST_LOGGED = 100;

/** Returns a page's HTML, either rendered or as a shell that the browser fills. */
export interface SitePages {
  /** Patterns of the site's addresses. */
  routes: string[];
  render(request: FastifyRequest, nonce: string): Promise<string>;
  shell(request: FastifyRequest, nonce: string): string;
}

interface Choices {
  locale: string;
  theme: 'light' | 'dark';
  isSignedIn: boolean;
  /** Language to offer on a first visit. */
  offer: string | null;
}

interface Kept {
  page: Promise<Page | undefined>;
  until: number;
}

/**
 * Loads the built site's renderer, which renders public pages for visitors and a shell for all others. Undefined if there
 * is no build.
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
  const [build, routes] = [await read('build.json'), (await read('routes.json')) as string[]];
  await site.prepare();
  return { routes, ...createSitePages(site, build, app, context) };
}

/** Addresses of other sites that the built pages link to, by the name of their setting. */
export async function readLinks(webDist: string): Promise<Record<string, string>> {
  const file = join(webDist, 'build.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(await readFile(file, 'utf8')) as { links?: Record<string, string> }).links ?? {};
}

function createSitePages(
  site: SiteBuild,
  build: unknown,
  app: FastifyInstance,
  { config, providers, services }: PagesContext,
): Omit<SitePages, 'routes'> {
  const origin = config.publicUrl;
  const shells = new Map(site.locales.map((locale) => [locale, site.renderShell({ build, origin, locale })]));
  const kept = new SizedMap<Kept>(MOST_KEPT);
  const logged = new Set<string>();

  // The demo adds its stand-ins after this function is called.
  const signIn = () =>
    Object.entries({ x: providers.x, google: providers.google, wallet: services.chain }).flatMap(([way, service]) =>
      service ? [way] : [],
    );

  async function render(page: PublicPage, choices: Choices, request: FastifyRequest) {
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
      call: callInProcess(app, request),
      signal: late.signal,
    };
    try {
      return await Promise.race([site.render(options), rejection(late.signal)]);
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

  function keep(key: string, page: Promise<Page | undefined>): Promise<Page | undefined> {
    const entry: Kept = { page, until: Infinity };
    kept.set(key, entry, 0);
    void page.then((rendered) => {
      entry.until = Date.now() + (rendered ? KEPT_FOR : FAILURE_KEPT_FOR);
      if (!rendered || kept.get(key) !== entry) return;
      const { html, styles, state, head } = rendered;
      kept.set(key, entry, html.length + styles.length + state.length + head.length);
    });
    return page;
  }

  /** Reads the reader's choices from cookies and headers; `lang` in the address overrides the language. */
  const choicesOf = ({ headers }: FastifyRequest, url?: URL): Choices => {
    const { language, theme, signed_in: signedIn, language_offer: answer } = parse(headers.cookie ?? '');
    const asked = url?.searchParams.get('lang') ?? language;
    const preferred = chooseLanguage(headers['accept-language'] ?? '');
    const isOffered = asked === undefined && answer !== 'declined' && preferred !== site.locales[0];
    return {
      locale: site.locales.find((code) => code === asked) ?? site.locales[0]!,
      theme: theme === 'dark' ? 'dark' : 'light',
      isSignedIn: signedIn === 'true',
      offer: isOffered ? preferred : null,
    };
  };

  const shell = (request: FastifyRequest, nonce: string) => {
    const { locale, theme } = choicesOf(request, toUrl(request.url));
    return site.toDocument(shells.get(locale)!, { build, nonce, theme, signIn: signIn() });
  };

  return {
    shell,
    async render(request, nonce) {
      const url = toUrl(request.url);
      const found = url && site.findPublicPage(url);
      if (!found) return shell(request, nonce);
      const choices = choicesOf(request, url);
      const { locale, theme, isSignedIn, offer } = choices;
      const key = `${locale} ${isSignedIn} ${offer} ${found.address}`;
      const known = kept.get(key);
      const isFresh = known && known.until > Date.now();
      const page = await (isFresh ? known.page : keep(key, render(found, choices, request)));
      return page ? site.toDocument(page, { build, nonce, theme, signIn: signIn() }) : shell(request, nonce);
    },
  };
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

/** Calls the API in-process, with the visitor's IP address, so that the calls count toward their rate limit. */
const callInProcess =
  (app: FastifyInstance, { ip, id }: FastifyRequest) =>
  async (call: Request) => {
    const { pathname, search } = new URL(call.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      url: API_PREFIX + pathname + search,
      headers: { 'accept-language': call.headers.get('accept-language') ?? 'en', 'x-request-id': id },
      remoteAddress: ip,
    });
    return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? '') },
    });
  };
