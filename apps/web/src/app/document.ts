import type { Locale, Part } from '@pwr-community/i18n';
import { topBarScrollPadding } from '@pwr-community/ui/layouts/TopBar';
import type { PublicPage } from '../routes.tsx';
import type { Head } from '../shared/paths.ts';
import { siteId, type PublicSite } from '../shared/site.ts';
import { stateId, type ServerState } from '../shared/serverState.ts';
import { early, failureId } from './early.ts';
import { inlineSheetId } from './inlineStyles.ts';
import { sharingTags } from './sharing.ts';
import { escape, meta, toJson } from './tags.ts';

/** Facts about the browser build that the server needs, emitted by `serverBuild.ts`. */
export interface BrowserBuild {
  /** The contents of the style sheet, which every page inlines. */
  sheet: string;
  /** The scripts that start the site, in import order. */
  start: string[];
  /** Further scripts of public pages, by route pattern. */
  pages: Record<string, string[]>;
  /** URL template of message files, with the placeholders `PART` and `LOCALE`. */
  messages: string;
}

/** A rendered page, without the parts that differ between responses. */
export interface Page {
  head: string;
  styles: string;
  inlineStyles: string;
  ids: string;
  html: string;
  /** The serialized ServerState; empty for a page without content. */
  state: string;
  locale: Locale;
  /** Text of the notice that the page's code failed to load, and its button's label. */
  failure: { text: string; retry: string };
}

/** Styles for elements that no component renders, and those that components set on the root element from code. */
const plainStyles = `
html{scroll-padding-block-start:${topBarScrollPadding}}
.load-failure{position:fixed;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px var(--ui-size-gutter);border-block-start:1px solid var(--ui-color-line);background:var(--ui-color-surface)}
.last-resort{padding:calc(var(--ui-size-header) + 32px) var(--ui-size-gutter)}
.last-resort h1{font-size:var(--ui-text-h1-size);line-height:var(--ui-text-h1-line);font-weight:var(--ui-text-h1-weight)}
:is(.load-failure,.last-resort) button{min-block-size:var(--ui-size-control);margin-inline-end:16px;padding:4px 16px;border:1px solid var(--ui-color-line-2);border-radius:var(--ui-radius-m);background:var(--ui-color-surface);color:var(--ui-color-ink);font-weight:var(--ui-weight-current);cursor:pointer}
`;

/**
 * The sheet that React Aria adds before all others when it finds none with this id. The browser would then lay out the
 * whole page again, because fonts are declared in the sheets that follow.
 */
const pressableSheet = {
  id: 'react-aria-pressable-style',
  rules: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
};

export interface HeadOptions {
  build: BrowserBuild;
  /** The site's public origin. */
  origin: string;
  /** Undefined for a page without content. */
  page: PublicPage | undefined;
  locale: Locale;
  site: PublicSite;
}

/** Renders the head's tags: title, metadata for search engines and social networks, and preloads. */
export function toHead({ title, description }: Head, { build, origin, page, locale, site }: HeadOptions): string {
  const messages = (part: Part) => build.messages.replace('PART', part).replace('LOCALE', locale.code);
  const parts = ['start', ...(page?.parts ?? [])] as const;
  const scripts = new Set([...build.start, ...((page && build.pages[page.pattern]) ?? []), ...parts.map(messages)]);
  return [
    `<title>${escape(title)}</title>`,
    meta('description', description),
    ...(page && page.pattern !== '*'
      ? sharingTags({ title, description }, { origin, page, locale, site })
      : [meta('robots', 'noindex')]),
    ...Array.from(scripts, (file) => `<link rel="modulepreload" href="${file}" />`),
  ].join('\n    ');
}

export const toState = (state: ServerState) => toJson(state);

export interface DocumentOptions {
  build: BrowserBuild;
  /** Must be new for each response. */
  nonce: string;
  theme: string;
  site: PublicSite;
  /** Styles for the site's logo, colors and fonts, which replace the theme's. */
  siteStyles: string;
}

export function toDocument(page: Page, { build, nonce, theme, site, siteStyles }: DocumentOptions) {
  const { head, styles, inlineStyles, ids, html, state, locale, failure } = page;
  return `<!doctype html>
<html lang="${locale.tag}" dir="${locale.dir}" class="${theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta property="csp-nonce" nonce="${nonce}" />
    <meta name="color-scheme" content="light dark" />
    <script nonce="${nonce}">${early}</script>
    ${head}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <style nonce="${nonce}" id="${pressableSheet.id}">${pressableSheet.rules}</style>
    <style nonce="${nonce}">${build.sheet}${plainStyles}${siteStyles}</style>
    <style nonce="${nonce}" data-style-names="${ids}">${styles}</style>
    <style nonce="${nonce}" id="${inlineSheetId}">${inlineStyles}</style>
  </head>
  <body>
    <div id="root">${html}</div>
    <template id="${failureId}"><div class="load-failure" role="alert">
      <span>${escape(failure.text)}</span>
      <button type="button">${escape(failure.retry)}</button>
    </div></template>
    <script type="application/json" id="${siteId}">${toJson(site)}</script>
    ${state && `<script type="application/json" id="${stateId}">${state}</script>`}
    ${build.start.map((file) => `<script type="module" nonce="${nonce}" src="${file}"></script>`).join('')}
  </body>
</html>
`;
}
