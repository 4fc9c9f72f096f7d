import { QuestLayout } from '@pwr-community/ui/layouts/QuestLayout';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { pageOf, paths } from '../../shared/paths.ts';
import { airdropMessages as m } from './messages.ts';

/** The tab of each address. */
const tabOf: Record<string, string> = {
  [paths.telegramConnect.path]: paths.home.path,
  [paths.quizLeaderboard.path]: paths.quiz.path,
};

/** The airdrop's pages, with tabs. */
export function AirdropLayout() {
  const { formatMessage } = useIntl();
  const pathname = pageOf(useLocation().pathname);
  const tab = (path: string, label: keyof typeof m) => ({ id: path, label: formatMessage(m[label]), href: path });
  return (
    <QuestLayout
      tabs={[
        tab(paths.community.path, 'community'),
        tab(paths.home.path, 'quests'),
        tab(paths.quiz.path, 'quiz'),
        tab(paths.leaderboard.path, 'leaderboard'),
      ]}
      currentId={tabOf[pathname] ?? pathname}
      messages={{ label: formatMessage(m.label) }}
    >
      <Outlet />
    </QuestLayout>
  );
}
