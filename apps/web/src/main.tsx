import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { openAnnouncer } from '@pwr-community/ui/announce';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { setCodeLoader } from '@pwr-community/ui/loading';
import { App } from './app/App.tsx';
import { showLastResort } from './app/lastResort.ts';
import { loadChunk } from './shared/loadChunk.ts';
import { catalogue } from './shared/settings.tsx';
import { preloadPage } from './routes.tsx';

/** A link that the pointer or the focus is on may be followed: code and data of its page come ahead. */
function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || link.href === location.href) return;
  window.boot.ahead(link.pathname + link.search);
  // A failure shows itself when the link is followed.
  preloadPage(link.pathname).catch(() => {});
}

/** Not awaited by this module: pages import from its file, and would wait for it while it waits for them. */
async function start() {
  openAnnouncer();
  const load = () => Promise.all([catalogue.open('start'), preloadPage(location.pathname)]);
  await load().catch(load);
  setCodeLoader(loadChunk);
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
  const root = createRoot(document.getElementById('root')!, { onUncaughtError: showLastResort });
  // In slices: the page answers while it is being drawn for the first time.
  startTransition(() => root.render(<App />));
}

start().catch(() => window.boot.fail());
