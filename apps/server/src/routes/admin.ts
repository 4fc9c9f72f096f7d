import type { Handler } from '../http/handler.ts';
import { languageOf } from '../contract/language.ts';
import { itemsPagingOf } from '../contract/paging.ts';
import * as stats from '../stats/stats.sql.ts';
import { searchUsers as search } from '../users/searchUsers.sql.ts';

export const getTotalUsers: Handler<'getTotalUsers'> = ({ db, clock }) => stats.totalUsers(db, clock());
export const getTotalGrants: Handler<'getTotalGrants'> = ({ db, clock }) => stats.totalProjects(db, clock());
export const getProjectStatus: Handler<'getProjectStatus'> = ({ db }) => stats.projectStatus(db);
export const getUsersData: Handler<'getUsersData'> = ({ db, clock }) => stats.usersData(db, clock());
export const getChartData: Handler<'getChartData'> = ({ db, clock }) => stats.chartData(db, clock());

export const getGrantChartData: Handler<'getGrantChartData'> = ({ db, clock, params }) =>
  stats.grantChartData(db, params.time, clock());

export const searchUsers: Handler<'searchUsers'> = ({ db, params: { term, limit } }) => search(db, term, limit);

export const listAudit: Handler<'listAudit'> = (context) => {
  const { db, query, reply } = context;
  reply.header('vary', 'accept-language');
  return stats.listAudit(db, query ?? {}, itemsPagingOf(query), languageOf(context));
};

export const getAuditFigures: Handler<'getAuditFigures'> = ({ db, query }) => stats.getAuditFigures(db, query ?? {});
