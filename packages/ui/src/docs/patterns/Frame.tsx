'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Footer } from '../../layouts/Footer/index.ts';
import { DiscordMark, TelegramMark, XMark } from '../../components/Icon/index.ts';
import { LanguageSelect } from '../../components/LanguageSelect/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { PageLayout } from '../../layouts/PageLayout/index.ts';
import { Points } from '../../community/Points/index.ts';
import { ThemeToggle } from '../../components/ThemeToggle/index.ts';
import { TopBar } from '../../layouts/TopBar/index.ts';
import * as styles from './screens.styles.ts';

const nothing = () => {};

const links = [
  { id: 'projects', label: 'Projects', href: '#projects' },
  { id: 'airdrops', label: 'Airdrops', href: '#airdrops' },
  { id: 'governance', label: 'Governance', href: 'https://example.org/governance', isExternal: true },
  { id: 'staking', label: 'Staking', href: 'https://example.org/staking', isExternal: true },
  { id: 'faq', label: 'FAQ', href: '#faq' },
];

const russianLinks = ['Проекты', 'Аирдропы', 'Управление', 'Стейкинг', 'Частые вопросы'];

const tools = (
  <>
    <LanguageSelect
      value="en"
      onChange={nothing}
      languages={[{ id: 'en', code: 'EN', endonym: 'English', lang: 'en' }]}
      messages={{ label: 'Language' }}
    />
    <ThemeToggle onPress={nothing} messages={{ toDark: 'Switch to dark theme', toLight: 'Switch to light theme' }} />
  </>
);

const account = (
  <>
    <strong css={styles.account}>
      <Points value={8240} unit="pts" />
    </strong>
    <Avatar memberId="20" />
  </>
);

const footer = (
  <Footer
    networks={[
      { id: 'x', label: 'PWR on X', icon: <XMark size="l" />, href: 'https://example.org/x' },
      {
        id: 'telegram',
        label: 'PWR on Telegram',
        icon: <TelegramMark size="l" />,
        href: 'https://example.org/telegram',
      },
      { id: 'discord', label: 'PWR on Discord', icon: <DiscordMark size="l" />, href: 'https://example.org/discord' },
    ]}
    documents={[
      { id: 'terms', label: 'Terms', href: 'https://example.org/terms' },
      { id: 'privacy', label: 'Privacy', href: 'https://example.org/privacy' },
    ]}
    messages={{ networks: 'Community', rights: 'PWR. All Rights reserved', newTab: 'opens in a new tab' }}
  />
);

interface FrameProps {
  current: 'projects' | 'airdrops';
  language?: 'en' | 'ru';
  children: ReactNode;
}

/** Frame of a whole screen, with sample data: a member's top bar and the footer. */
export function Frame({ current, language = 'en', children }: FrameProps) {
  const header = (
    <TopBar
      brand={<Logo>PWR</Logo>}
      homeHref="#home"
      links={links.map((link, index) => ({
        ...link,
        label: language === 'ru' ? russianLinks[index] : link.label,
        isCurrent: link.id === current,
      }))}
      tools={tools}
      account={account}
      messages={{ navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu', newTab: 'opens in a new tab' }}
    />
  );
  return (
    <PageLayout header={header} footer={footer} messages={{ skip: 'Skip to content' }}>
      {children}
    </PageLayout>
  );
}
