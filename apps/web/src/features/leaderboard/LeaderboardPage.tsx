import { leaderboardQuery, topUsersQuery } from '@pwr-community/api/queries/leaderboards';
import type { Board } from '@pwr-community/api/schema';
import { ToggleButtonGroup } from '@pwr-community/ui/ToggleButton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import type { PageFacts } from '../../shared/page.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { useNews } from '../../shared/useNews.ts';
import { kinds, pageSize, readBoard, searchNames, windows, writeBoard } from './boardAddress.ts';
import { BoardPage } from './BoardPage.tsx';
import { boardMessages as m } from './messages.ts';

const getHref = (board: Board, page = 1) => `${paths.leaderboard.getHref()}${writeBoard({ board, page })}`;

/** Members ranked by points: all points, or only points from quests, the quiz, the last week or the last month. */
function Leaderboard() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { board, page } = readBoard(new URLSearchParams(search));
  const result = useQuery(leaderboardQuery(api, board, page - 1, pageSize));
  useTitle(formatMessage(m.title), formatMessage(m.summary));

  const kindNames = {
    all: formatMessage(m.everything),
    quests: formatMessage(m.quests),
    quiz: formatMessage(m.quiz),
  };
  const windowNames = {
    week: formatMessage(m.week),
    month: formatMessage(m.month),
    all: formatMessage(m.allTime),
  };
  useNews(
    board,
    formatMessage(m.shown, {
      period: { ...kindNames, ...windowNames }[board],
      count: result.data?.metadata.totalItems ?? 0,
    }),
    result.isSuccess && !result.isPlaceholderData,
  );

  const choice = <Name extends Board>(label: string, boards: readonly Name[], names: Record<Name, string>) => (
    <ToggleButtonGroup
      label={label}
      options={boards.map((value) => ({ value, label: names[value] }))}
      value={boards.find((known) => known === board) ?? 'all'}
      onChange={(next) => void navigate(getHref(boards.find((known) => known === next) ?? 'all'))}
    />
  );
  return (
    <BoardPage
      board={board}
      number={page}
      getHref={(number) => getHref(board, number)}
      result={result}
      title={formatMessage(m.title)}
      choices={
        <>
          {choice(formatMessage(m.kind), kinds, kindNames)}
          {choice(formatMessage(m.period), windows, windowNames)}
        </>
      }
    />
  );
}

export const LeaderboardPage = Object.assign(Leaderboard, {
  searchNames,
  queries: (api, { search }) => {
    const { board, page } = readBoard(search);
    return [leaderboardQuery(api, board, page - 1, pageSize), topUsersQuery(api, board)];
  },
} satisfies PageFacts);
