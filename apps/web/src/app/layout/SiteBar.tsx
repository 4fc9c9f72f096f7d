import { LanguageSelect } from '@pwr-community/ui/LanguageSelect';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { ThemeToggle } from '@pwr-community/ui/ThemeToggle';
import { token } from '@pwr-community/ui/tokens';
import { TopBar } from '@pwr-community/ui/layouts/TopBar';
import type { LocaleCode } from '@pwr-community/i18n';
import { memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, layoutMessages as m } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { page } from '../../shared/page.ts';
import { useMember } from '../../shared/session.tsx';
import { currentTheme, setLocale, setTheme, useLocale } from '../../shared/settings.tsx';
import { homeHref, isOn, isPageOf, localesOf, useSite } from '../../shared/site.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { flags } from './flags.ts';
import { SiteLogo } from './SiteLogo.tsx';

// Loaded lazily: only members have a bell, and most first-time visitors aren't members.
const Bell = page(async () => (await import('../../features/notifications/Bell.tsx')).Bell);

const toLanguage = ({ code, tag, name, country }: ReturnType<typeof localesOf>[number]) => ({
  id: code,
  code: code.toUpperCase(),
  endonym: name,
  lang: tag,
  flag: country ? flags[country] : undefined,
});

const airdropPages: readonly string[] = [
  paths.home.path,
  paths.community.path,
  paths.airdrop.path,
  paths.snapshot.path,
  paths.emailVerified.path,
  paths.telegramConnect.path,
  paths.quiz.path,
  paths.quizLeaderboard.path,
  paths.leaderboard.path,
];

const flipTheme = () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

export interface SiteBarProps {
  /** Path of the current page, for marking its link. */
  pathname: string;
  /** Prefetches the login modal's code. */
  preloadLogin: () => void;
}

/** The top bar: navigation, language, theme and account. */
export const SiteBar = memo(function SiteBar({ pathname, preloadLogin }: SiteBarProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const toasts = useToasts();
  const member = useMember();
  const site = useSite();
  // A site with only one language shows no menu.
  const languages = localesOf(site).map(toLanguage);

  // The airdrop's pages are tabs, so the link opens the first one that the site has.
  const firstTab = [paths.home, paths.community, paths.quiz, paths.leaderboard].find((page) => isPageOf(site, page));
  const external = (id: 'governance' | 'staking') => {
    const href = site.links[id];
    return href ? [{ id, label: formatMessage(m[id]), href, isExternal: true }] : [];
  };
  const links = [
    ...(member?.is_admin
      ? [
          {
            id: 'dashboard',
            label: formatMessage(m.dashboard),
            href: paths.dashboard.getHref(),
            isCurrent: pathname.includes('dashboard'),
          },
        ]
      : []),
    ...(isOn(site, 'projects')
      ? [
          {
            id: 'projects',
            label: formatMessage(m.projects),
            href: paths.projects.getHref(),
            isCurrent: pathname.startsWith(paths.projects.path),
          },
        ]
      : []),
    ...(firstTab
      ? [
          {
            id: 'airdrops',
            label: formatMessage(isOn(site, 'airdrop') ? m.airdrops : m.community),
            href: firstTab.getHref(),
            isCurrent: airdropPages.includes(pathname),
          },
        ]
      : []),
    ...external('governance'),
    ...external('staking'),
    {
      id: 'faq',
      label: formatMessage(m.faq),
      href: paths.faq.getHref(),
      isCurrent: pathname === paths.faq.path,
    },
  ];

  const changeLanguage = (code: string) =>
    setLocale(code as LocaleCode).catch(() => toasts.error(formatMessage(m.languageFailed)));

  return (
    <TopBar
      brand={<SiteLogo />}
      homeHref={homeHref(site)}
      links={links}
      tools={
        <>
          {languages.length > 1 && (
            <LanguageSelect
              languages={languages}
              value={locale.code}
              onChange={(code) => void changeLanguage(code)}
              messages={{ label: formatMessage(m.language) }}
            />
          )}
          <ThemeToggle
            onPress={flipTheme}
            messages={{ toDark: formatMessage(m.toDark), toLight: formatMessage(m.toLight) }}
          />
        </>
      }
      news={
        member && (
          <Suspense fallback={<Skeleton shape="circle" inlineSize={token.size.control} />}>
            <Bell member={member} />
          </Suspense>
        )
      }
      account={<AccountMenu preloadLogin={preloadLogin} />}
      messages={{
        navigation: formatMessage(m.navigation),
        openMenu: formatMessage(m.openMenu),
        closeMenu: formatMessage(commonMessages.close),
        newTab: formatMessage(commonMessages.newTab),
      }}
    />
  );
});
