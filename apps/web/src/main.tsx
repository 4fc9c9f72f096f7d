import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { App } from './app/App.tsx';
import { catalogue } from './app/settings.tsx';
import { preloadPage } from './routes.tsx';

/** Not awaited by this module: pages import from its file, and would wait for it while it waits for them. */
async function start() {
  await Promise.all([catalogue.open('start'), preloadPage(location.pathname)]);
  const root = createRoot(document.getElementById('root')!);
  // In slices: the page answers while it is being drawn for the first time.
  startTransition(() => root.render(<App />));
}

start().catch(() => window.boot.fail());
