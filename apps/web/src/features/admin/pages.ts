import { paths } from '../../app/paths.ts';
import { navigationMessages as m } from './messages.ts';

/** The admins' pages in the order of their links: each with its address, and those of the pages that belong to it. */
export const adminPages = [
  { label: m.review, page: paths.admin, within: [] },
  { label: m.unresolved, page: paths.adminUnresolved, within: [] },
  { label: m.quests, page: paths.adminQuests, within: [paths.adminQuestCreate, paths.adminQuestEdit] },
  { label: m.members, page: paths.adminMembers, within: [] },
  { label: m.leaderboard, page: paths.adminLeaderboard, within: [] },
  { label: m.audit, page: paths.adminAudit, within: [] },
  { label: m.projects, page: paths.projects, within: [paths.adminProject, paths.adminProjectEdit] },
  { label: m.dashboard, page: paths.dashboard, within: [] },
] as const;
