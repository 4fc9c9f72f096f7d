import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openAnnouncer } from '@pwr-community/ui/announce';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { setCodeLoader } from '@pwr-community/ui/loading';
import { createStyleCache } from '@pwr-community/ui/styleCache';
import { Site } from './app/Site.tsx';
import { restoreInlineStyles } from './app/inlineStyles.ts';
import { showLastResort } from './app/lastResort.ts';
import { watchConnection } from './shared/connection.ts';
import { loadChunk } from './shared/loadChunk.ts';
import { readServerState } from './shared/serverState.ts';
import { pageSite } from './shared/site.ts';
import { catalogue } from './shared/settings.tsx';
import { mirrorChoices } from './shared/storage.ts';
import { preloadPage } from './routes.tsx';

const browserRouter = (pages: ReactNode) => <BrowserRouter useTransitions={false}>{pages}</BrowserRouter>;

/** Not awaited at the top level, which would deadlock: pages import from this chunk, and it loads them. */
async function start() {
  mirrorChoices();
  openAnnouncer();
  watchConnection();
  const load = () => Promise.all([catalogue.open('start'), preloadPage(location.pathname)]);
  await load().catch(load);
  // The page is about to reload, because Back or Forward changed the address before the router listened.
  if (window.early?.isLeaving) return;
  setCodeLoader(loadChunk);
  const container = document.getElementById('root')!;
  const styles = createStyleCache(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce);
  const state = readServerState();
  const site = <Site styles={styles} catalogue={catalogue} site={pageSite!} state={state} router={browserRouter} />;
  const options = { onUncaughtError: showLastResort };
  restoreInlineStyles();
  // From here on, React handles input.
  window.early?.stop();
  // A transition renders in slices, which keeps the page responsive during the first render.
  startTransition(() => {
    if (state) hydrateRoot(container, site, options);
    else createRoot(container, options).render(site);
  });
}

start().catch(() => window.early?.fail());
