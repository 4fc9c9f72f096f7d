import { adminPaths } from '../../shared/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import { navigationMessages as m } from './messages.ts';

/** The admin pages in navigation order, each with its address and those of its subpages. */
export const adminPages = [
  { label: m.review, page: paths.admin, within: [] },
  { label: m.unresolved, page: adminPaths.unresolved, within: [] },
  { label: m.appeals, page: adminPaths.appeals, within: [] },
  { label: m.reports, page: adminPaths.reports, within: [] },
  { label: m.quests, page: adminPaths.quests, within: [adminPaths.questCreate, adminPaths.questEdit] },
  { label: m.members, page: adminPaths.members, within: [] },
  { label: m.leaderboard, page: adminPaths.leaderboard, within: [] },
  { label: m.snapshots, page: adminPaths.snapshots, within: [] },
  { label: m.audit, page: adminPaths.audit, within: [] },
  { label: m.projects, page: paths.projects, within: [paths.adminProject, paths.adminProjectEdit] },
  { label: m.dashboard, page: paths.dashboard, within: [] },
] as const;
