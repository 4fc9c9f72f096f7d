import { CacheProvider } from '@emotion/react';
import { createApiClient } from '@pwr-community/api/client';
import { ApiError } from '@pwr-community/api/errors';
import { createQueryClient, type Answer } from '@pwr-community/api/queryClient';
import { createCatalogue, parts, type LocaleCode } from '@pwr-community/i18n';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { collectStyles, createStyleCache } from '@pwr-community/ui/styleCache';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { toDocument, toHead, toState, type BrowserBuild, type DocumentOptions, type Page } from './app/document.ts';
import { takeInlineStyles } from './app/inlineStyles.ts';
import { Site } from './app/Site.tsx';
import { findPublicPage, queriesOf, type PublicPage } from './routes.tsx';
import { errorMessages } from './shared/errorMessages.ts';
import { commonMessages, layoutMessages } from './shared/messages.ts';
import { ADMIN_PART, loadPages } from './shared/page.ts';
import { HeadContext, type Head } from './shared/paths.ts';
import { plainText, type Catalogue } from './shared/settings.tsx';
import { localesOf, wordsOf, type PublicSite } from './shared/site.ts';

interface RenderOptions {
  build: BrowserBuild;
  /** The site's public origin. */
  origin: string;
  page: PublicPage;
  /** Code of one of the site's languages. */
  locale: string;
  /** True if the browser has a session. The page then reserves space for the account. */
  isSignedIn: boolean;
  /** Language to offer on a first visit; null for none. */
  offer: LocaleCode | null;
  /** Calls the API without a session. */
  call: (request: Request) => Promise<Response>;
  signal: AbortSignal;
}

/** Loads the pages' code. Call it once, before the first render. */
export const prepare = (): Promise<void> => loadPages();

/** Creates the functions that render the pages of one community. */
export async function createRenderer(site: PublicSite) {
  /** Catalogs by language code. Each holds the messages of all rendered pages and never changes. */
  const catalogues = new Map<string, Catalogue>();
  for (const locale of localesOf(site)) {
    const catalogue = createCatalogue(locale, wordsOf(site));
    await Promise.all(parts.filter((part) => part !== ADMIN_PART).map((part) => catalogue.open(part)));
    catalogues.set(locale.code, catalogue);
  }

  return {
    findPublicPage: (url: URL) => findPublicPage(url, site),

    /**
     * Renders a public page as visitors see it. Rejects if a component throws, a query fails temporarily, or the signal
     * aborts.
     */
    async render({ build, origin, page, locale, isSignedIn, offer, call, signal }: RenderOptions): Promise<Page> {
      const { address } = page;
      const catalogue = catalogues.get(locale)!;
      const answers = await ask(address, catalogue, site, call);
      signal.throwIfAborted();
      const state = { now: Date.now(), isSignedIn, offer, answers };
      const styles = createServerCache();
      let head: Head = { title: '', description: '' };
      const html = await toHtml(
        <HeadContext value={(next) => (head = next)}>
          <Site
            styles={styles}
            catalogue={catalogue}
            site={site}
            state={state}
            router={(pages: ReactNode) => <StaticRouter location={address}>{pages}</StaticRouter>}
          />
        </HeadContext>,
        signal,
      );
      // React's preload links come first in its markup. They belong in the head.
      const [preloads] = /^(?:<link[^>]*>)*/.exec(html)!;
      const body = takeInlineStyles(html.slice(preloads.length));
      return {
        head: toHead(head, { build, origin, page, locale: catalogue.getWords().locale, site }) + preloads,
        html: body.html,
        inlineStyles: body.sheet,
        ...collected(styles),
        state: toState(state),
        ...failureOf(catalogue),
      };
    },

    /** Renders a page without content, for members' pages and as a fallback when rendering fails. */
    renderShell({ build, origin, locale }: Pick<RenderOptions, 'build' | 'origin' | 'locale'>): Page {
      const catalogue = catalogues.get(locale)!;
      const styles = createServerCache();
      const html = renderToStaticMarkup(
        <CacheProvider value={styles}>
          <LoadingScreen messages={{ loading: plainText(catalogue, layoutMessages.loading) }} />
        </CacheProvider>,
      );
      const head = { title: site.name, description: site.name };
      return {
        head: toHead(head, { build, origin, page: undefined, locale: catalogue.getWords().locale, site }),
        html,
        inlineStyles: '',
        ...collected(styles),
        state: '',
        ...failureOf(catalogue),
      };
    },

    toDocument: (page: Page, options: Omit<DocumentOptions, 'site'>) => toDocument(page, { ...options, site }),
  };
}

function createServerCache() {
  const styles = createStyleCache();
  // In compat mode, the cache keeps the rules. Otherwise, Emotion would render style tags between elements.
  styles.compat = true;
  return styles;
}

/** The page's style rules, and their ids for hydrating the browser's style cache. */
const collected = (cache: ReturnType<typeof createServerCache>) => ({
  styles: collectStyles(cache),
  ids: Object.keys(cache.inserted).join(' '),
});

const failureOf = (catalogue: Catalogue) => ({
  locale: catalogue.getWords().locale,
  failure: {
    text: plainText(catalogue, errorMessages['network-error']),
    retry: plainText(catalogue, commonMessages.retry),
  },
});

/**
 * Runs a page's queries. Errors with status 400, 404 or 410 become part of the page. Other errors may be temporary, so
 * they reject.
 */
async function ask(
  address: string,
  catalogue: Catalogue,
  site: PublicSite,
  call: RenderOptions['call'],
): Promise<Answer[]> {
  const { locale } = catalogue.getWords();
  const api = createApiClient({
    host: 'http://site',
    getToken: () => null,
    getLocale: () => locale.tag,
    fetch: call,
    onUnauthorized: () => {},
  });
  const client = createQueryClient();
  const queries = queriesOf(api, new URL(address, 'http://site'), locale.code, site);
  return Promise.all(
    queries.map(async (query): Promise<Answer> => {
      const key = query.queryKey;
      try {
        return { key, data: await client.fetchQuery({ ...query, retry: false }) };
      } catch (error) {
        if (!(error instanceof ApiError) || ![400, 404, 410].includes(error.status)) throw error;
        return { key, error: { code: error.code, status: error.status } };
      }
    }),
  );
}

async function toHtml(site: ReactNode, signal: AbortSignal): Promise<string> {
  const output = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(site, {
      // Renders all content in place, because streamed parts would need inline scripts.
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        pipe(output);
        resolve();
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason));
  });
  return text(output);
}
