import { loadMessages, type LocaleCode } from '@pwr-community/i18n';
import { createRoot } from 'react-dom/client';
import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { App } from './app/App.tsx';
import { savedLocale } from './app/settings.tsx';

/** Said when no words have come: so it has to come with the start code. A sentence, and the button that tries again. */
const unreachable: Partial<Record<LocaleCode, readonly [string, string]>> = {
  en: ['Could not reach the server. Please check your network connection.', 'Retry'],
  ru: ['Нет связи с сервером. Проверьте подключение к интернету.', 'Повторить'],
  zh: ['无法连接服务器。请检查网络连接。', '重试'],
  es: ['No se pudo conectar con el servidor. Revisa tu conexión a internet.', 'Reintentar'],
  tr: ['Sunucuya ulaşılamadı. İnternet bağlantını kontrol et.', 'Tekrar dene'],
};

const locale = savedLocale();
const container = document.getElementById('root')!;

try {
  const messages = await loadMessages(locale.code);
  createRoot(container).render(<App locale={locale} messages={messages} />);
} catch {
  const [sentence, retry] = unreachable[locale.code] ?? unreachable.en!;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => location.reload());
  document.getElementById('loading')?.replaceChildren(sentence, document.createElement('br'), button);
}
