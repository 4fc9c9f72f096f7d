import type { Handler } from '../http/handler.ts';
import { languageOf } from '../contract/language.ts';
import { itemsPagingOf, pagingOf } from '../contract/paging.ts';
import { listActivity as activityOf } from '../leaderboards/activity.sql.ts';
import { listAdminBoard } from '../leaderboards/adminBoards.ts';
import { summarize } from '../leaderboards/summary.sql.ts';
import { listBoard } from '../leaderboards/boards.ts';
import { getRank, listTop } from '../leaderboards/boards.sql.ts';

/** Number of top members: those on the podium and the ones right behind them. */
const TOP = 11;

const ADMIN_TOP = 10;

export const listTopUsers: Handler<'listTopUsers'> = async ({ db, query }) => listTop(db, query?.board ?? 'all', TOP);

export const listLeaderboard: Handler<'listLeaderboard'> = async ({ db, query }) =>
  listBoard(db, { ...pagingOf(query), board: query?.board ?? 'all', cursor: query?.cursor });

export const getOwnRank: Handler<'getOwnRank'> = async ({ db, member, query }) =>
  getRank(db, query?.board ?? 'all', member.id);

export const listActivity: Handler<'listActivity'> = async (context) => {
  const { db, member, query, reply } = context;
  reply.header('vary', 'accept-language');
  return activityOf(db, member.id, itemsPagingOf(query), languageOf(context));
};

export const getLeaderboardSummary: Handler<'getLeaderboardSummary'> = async ({ db }) =>
  summarize(db, { filterType: 'all' });

export const getFilteredLeaderboardSummary: Handler<'getFilteredLeaderboardSummary'> = async ({ db, query }) =>
  summarize(db, { ...query, filterType: query?.filterType ?? 'all' });

export const listAdminTopUsers: Handler<'listAdminTopUsers'> = async ({ db }) =>
  listAdminBoard(db, { page: 0, limit: ADMIN_TOP, filterType: 'all', sortBy: 'points' });

export const listAdminLeaderboard: Handler<'listAdminLeaderboard'> = async ({ db, query }) =>
  listAdminBoard(db, { ...pagingOf(query), filterType: 'all', sortBy: 'points' });

export const listFilteredLeaderboard: Handler<'listFilteredLeaderboard'> = async ({ db, query }) =>
  listAdminBoard(db, {
    ...pagingOf(query),
    filterType: query?.filterType ?? 'all',
    sortBy: query?.sortBy ?? 'points',
    sortOrder: query?.sortOrder,
    searchTerm: query?.searchTerm,
    startDate: query?.startDate,
    endDate: query?.endDate,
    isDegen: query?.is_degen,
  });
