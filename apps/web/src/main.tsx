import { loadMessages } from '@pwr-community/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { App } from './app/App.tsx';
import { savedLocale } from './app/settings.tsx';

const locale = savedLocale();

try {
  const messages = await loadMessages(locale.code);
  const root = createRoot(document.getElementById('root')!);
  // In slices: the page answers while it is being drawn for the first time.
  startTransition(() => root.render(<App locale={locale} messages={messages} />));
} catch {
  window.boot.fail();
}
