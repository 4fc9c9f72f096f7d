import { adminPaths } from '../../shared/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import { navigationMessages as m } from './messages.ts';

/**
 * The admin pages in navigation order, each with its address and those of its subpages. `waits` names its queue of
 * pending items, and `digits` is the usual number of digits in the queue's count.
 */
export const adminPages = [
  { label: m.review, page: paths.admin, within: [], waits: 'submissions', digits: 3 },
  { label: m.unresolved, page: adminPaths.unresolved, within: [], waits: 'quests', digits: 2 },
  { label: m.appeals, page: adminPaths.appeals, within: [], waits: 'appeals', digits: 2 },
  { label: m.reports, page: adminPaths.reports, within: [], waits: 'reports', digits: 2 },
  { label: m.quests, page: adminPaths.quests, within: [adminPaths.questCreate, adminPaths.questEdit] },
  { label: m.members, page: adminPaths.members, within: [] },
  { label: m.leaderboard, page: adminPaths.leaderboard, within: [] },
  { label: m.snapshots, page: adminPaths.snapshots, within: [adminPaths.snapshotMembers] },
  { label: m.audit, page: adminPaths.audit, within: [] },
  { label: m.projects, page: paths.projects, within: [paths.adminProject, paths.adminProjectEdit] },
  { label: m.dashboard, page: paths.dashboard, within: [] },
] as const;
