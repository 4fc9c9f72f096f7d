import { topUsersQuery } from '@pwr-community/api/queries/leaderboards';
import { quizLeaderboardQuery } from '@pwr-community/api/queries/quizzes';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import type { PageFacts } from '../../shared/page.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { pageSize, readBoard, searchNames, writeBoard } from './boardAddress.ts';
import { BoardPage } from './BoardPage.tsx';
import { boardMessages as m } from './messages.ts';

/** Members ranked by points from quizzes. */
function QuizLeaderboard() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { page } = readBoard(new URLSearchParams(search));
  useTitle(formatMessage(m.quizTitle), formatMessage(m.quizSummary));
  return (
    <BoardPage
      board="quiz"
      number={page}
      getHref={(number) => `${paths.quizLeaderboard.getHref()}${writeBoard({ board: 'all', page: number })}`}
      result={useQuery(quizLeaderboardQuery(api, page, pageSize))}
      title={formatMessage(m.quizTitle)}
    />
  );
}

export const QuizLeaderboardPage = Object.assign(QuizLeaderboard, {
  searchNames,
  queries: (api, { search }) => [
    quizLeaderboardQuery(api, readBoard(search).page, pageSize),
    topUsersQuery(api, 'quiz'),
  ],
} satisfies PageFacts);
