import { QuestLayout } from '@pwr-community/ui/layouts/QuestLayout';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import type { Section } from '../../shared/addresses.ts';
import { pageOf, paths } from '../../shared/paths.ts';
import { isPageOf, useSite } from '../../shared/site.ts';
import { airdropMessages as m } from './messages.ts';

/** Maps each subpage to its tab, both as route patterns. */
const tabOf: Record<string, string> = {
  [paths.telegramConnect.path]: paths.home.path,
  [paths.quizLeaderboard.path]: paths.quiz.path,
};

/** The frame of the airdrop's pages: tabs above the page. */
export function AirdropLayout() {
  const { formatMessage } = useIntl();
  const pathname = pageOf(useLocation().pathname);
  const site = useSite();
  const tab = (page: { path: string; sections: readonly Section[] }, label: keyof typeof m) =>
    isPageOf(site, page) ? [{ id: page.path, label: formatMessage(m[label]), href: page.path }] : [];
  return (
    <QuestLayout
      tabs={[
        ...tab(paths.community, 'community'),
        ...tab(paths.home, 'quests'),
        ...tab(paths.quiz, 'quiz'),
        ...tab(paths.leaderboard, 'leaderboard'),
      ]}
      currentId={tabOf[pathname] ?? pathname}
      messages={{ label: formatMessage(m.label) }}
    >
      <Outlet />
    </QuestLayout>
  );
}
