import { LanguageSelect } from '@pwr-community/ui/LanguageSelect';
import { Logo } from '@pwr-community/ui/Logo';
import { ThemeToggle } from '@pwr-community/ui/ThemeToggle';
import { TopBar } from '@pwr-community/ui/layouts/TopBar';
import { type Language, languages, messages } from './messages';

export interface HeaderProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
}

function toggleTheme() {
  for (const scheme of ['light', 'dark']) document.documentElement.classList.toggle(scheme);
}

export function Header({ language, onLanguageChange }: HeaderProps) {
  const words = messages[language];
  const tools = (
    <>
      <LanguageSelect
        languages={languages}
        value={language}
        onChange={(id) => onLanguageChange(id as Language)}
        messages={words.language}
      />
      <ThemeToggle onPress={toggleTheme} messages={words.theme} />
    </>
  );
  const links = [{ id: 'patterns', label: words.title, href: '#', isCurrent: true }];
  return <TopBar brand={<Logo>Purl</Logo>} homeHref="#" links={links} tools={tools} messages={words.bar} />;
}
