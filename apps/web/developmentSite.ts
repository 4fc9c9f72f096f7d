import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Delay between requests while the server starts, in ms. */
const PAUSE = 300;

/** Waits for the server, which starts at the same time, and reads the site's configuration from it. */
async function readSite(apiOrigin: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${apiOrigin}/site.json`).catch(() => undefined);
    if (reply?.ok) return reply.text();
    await setTimeout(PAUSE);
  }
}

/** Embeds the site's configuration in the page during development, as the server does for the built site. */
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
