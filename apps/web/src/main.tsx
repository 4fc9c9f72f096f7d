import { loadMessages } from '@pwr-community/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { App } from './app/App.tsx';
import { savedLocale } from './app/settings.tsx';
import { preloadPage } from './routes.tsx';

/** Not awaited by this module: pages import from its file, and would wait for it while it waits for them. */
async function start() {
  const locale = savedLocale();
  const [messages] = await Promise.all([loadMessages(locale.code), preloadPage(location.pathname)]);
  const root = createRoot(document.getElementById('root')!);
  // In slices: the page answers while it is being drawn for the first time.
  startTransition(() => root.render(<App locale={locale} messages={messages} />));
}

start().catch(() => window.boot.fail());
