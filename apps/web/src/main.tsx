import { loadMessages } from '@pwr-community/i18n';
import { createRoot } from 'react-dom/client';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { App } from './app/App.tsx';
import { savedLocale } from './app/settings.tsx';

const locale = savedLocale();
const root = createRoot(document.getElementById('root')!);

/** The first screen waits for the words; where they do not come, it is said and offered again. */
async function start() {
  root.render(<App locale={locale} messages={await loadMessages(locale.code)} />);
}

void start();
