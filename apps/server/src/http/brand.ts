import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../config/site/readSite.ts';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { toPublicSite } from './publicSite.ts';

/**
 * Icons drawn from the favicon: file name, size in pixels, and the share of the width that the favicon fills. Devices
 * crop the edges of maskable icons.
 */
const icons = [
  { name: 'apple-touch-icon.png', size: 180, part: 0.72 },
  { name: 'icon-192.png', size: 192, part: 0.56 },
  { name: 'icon-512.png', size: 512, part: 0.56 },
];

/** The icons drawn so far for each site. A reload creates a new site, so its icons are drawn anew. */
const drawn = new WeakMap<Site, Map<string, Promise<Uint8Array>>>();

/**
 * Serves the site's branding, as set in its configuration file: logos, fonts, the favicon, icons and the web manifest.
 */
export async function serveBrand(app: FastifyInstance, context: AppContext): Promise<void> {
  const { site } = context;
  app.get<{ Params: { file: string } }>('/site/:file', async ({ url }, reply) => {
    const { logo, favicon, fonts } = site.current;
    const files = [logo.light, logo.dark, favicon, ...fonts.files.map(({ file }) => file)];
    const found = files.find((file) => file.url === url.split('?')[0]);
    if (!found) throw new Problem('route-not-found');
    return reply
      .type(found.type)
      .headers({ ...inert, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(found.bytes);
  });
  app.get('/favicon.svg', async (request, reply) =>
    sendCurrent(request, reply, site.current.favicon.type, site.current.favicon.bytes),
  );
  app.get('/manifest.webmanifest', async (request, reply) =>
    sendCurrent(request, reply, 'application/manifest+json', JSON.stringify(manifestOf(site.current))),
  );
  for (const { name, size, part } of icons)
    app.get(`/${name}`, async (request, reply) =>
      sendCurrent(request, reply, 'image/png', Buffer.from(await iconOf(site.current, name, size, part))),
    );
  // For development, where the site's pages don't come from this server.
  app.get('/site.json', async (request, reply) =>
    sendCurrent(request, reply, 'application/json', JSON.stringify(toPublicSite(context))),
  );
}

/** Headers for files that a browser may open as a page: an SVG picture could otherwise run scripts. */
const inert = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

function sendCurrent(request: FastifyRequest, reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  reply.headers({ ...inert, 'cache-control': 'no-cache', etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(type).send(body);
}

const manifestOf = ({ name, shortName, colors }: Site) => ({
  name,
  short_name: shortName,
  start_url: '/',
  display: 'standalone',
  // The light background of the icons and of the page.
  background_color: '#ffffff',
  theme_color: colors?.light?.surface ?? '#ffffff',
  icons: icons.slice(1).map((icon) => ({
    src: `/${icon.name}`,
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});

function iconOf(site: Site, name: string, size: number, part: number): Promise<Uint8Array> {
  const ofSite = drawn.get(site) ?? new Map<string, Promise<Uint8Array>>();
  drawn.set(site, ofSite);
  const known = ofSite.get(name);
  if (known) return known;
  const icon = drawIcon(site.favicon.bytes, size, part);
  ofSite.set(name, icon);
  return icon;
}

/** Renders the favicon in its light colors, centered on a white square. */
export async function drawIcon(favicon: Buffer, size: number, part: number): Promise<Uint8Array> {
  // Loaded on demand: few visits request an icon, and the renderer is native code.
  const { Resvg } = await import('@resvg/resvg-js');
  const place = `x="${(size * (1 - part)) / 2}" y="${(size * (1 - part)) / 2}" width="${size * part}" height="${size * part}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="#ffffff"/>
<image ${place} href="data:image/svg+xml;base64,${favicon.toString('base64')}"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
