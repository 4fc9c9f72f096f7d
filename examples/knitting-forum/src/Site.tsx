import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import { useLayoutEffect, useState } from 'react';
import { Forum } from './Forum';
import { type Language, messages } from './messages';

export function Site() {
  const [language, setLanguage] = useState<Language>('en');
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: messages[language].dir });
  }, [language]);
  return (
    <CommunityProvider locale={language}>
      <Forum language={language} onLanguageChange={setLanguage} />
    </CommunityProvider>
  );
}
