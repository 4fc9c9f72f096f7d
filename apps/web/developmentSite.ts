import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Interval between attempts while the server starts, in ms. */
const PAUSE = 300;

/** Waits for the server, which starts at the same time, and asks it whose site this is. */
async function readSite(apiOrigin: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${apiOrigin}/site.json`).catch(() => undefined);
    if (reply?.ok) return reply.text();
    await setTimeout(PAUSE);
  }
}

/** During development, writes the site into the page, as the server does into the pages of the built site. */
export function developmentSite(apiOrigin: string): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    async transformIndexHtml() {
      const site = (await readSite(apiOrigin)).replaceAll('<', '\\u003c');
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'site' },
          children: site,
          injectTo: 'head-prepend',
        },
      ];
    },
  };
}
