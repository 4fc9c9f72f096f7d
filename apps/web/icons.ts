import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const favicon = new URL('public/favicon.svg', import.meta.url);

/** File names, sizes in pixels, and the share of the icon that the mark fills. Devices crop maskable icons to the middle. */
const icons = [
  { fileName: 'apple-touch-icon.png', size: 180, part: 0.72 },
  { fileName: 'icon-192.png', size: 192, part: 0.56 },
  { fileName: 'icon-512.png', size: 512, part: 0.56 },
];

const manifest = {
  name: 'PWR Community',
  short_name: 'PWR',
  start_url: '/',
  display: 'standalone',
  // The light background of the mark and of the page.
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: icons.slice(1).map(({ fileName, size }) => ({
    src: `/${fileName}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** Renders the site's icons from its favicon, and emits them with the web manifest. */
export function siteIcons(): Plugin {
  return {
    name: 'site-icons',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const mark = await readFile(favicon, 'utf8');
      for (const { fileName, size, part } of icons)
        this.emitFile({ type: 'asset', fileName, source: drawIcon(mark, size, part) });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}

/** Renders the mark in its light colors, centered on a white square. */
export function drawIcon(mark: string, size: number, part: number): Uint8Array {
  const margin = (size * (1 - part)) / 2;
  const placed = mark.replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${size * part}" height="${size * part}" `,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="#ffffff"/>${placed}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
