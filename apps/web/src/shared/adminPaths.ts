/** A page with filters in its search parameters. */
const narrowed = <Path extends string>(path: Path) => ({ path, getHref: (search = '') => `${path}${search}` });

/** Admin addresses, in the format of `paths`. In a separate module, so that only admins download them. */
export const adminPaths = {
  unresolved: narrowed('/admin/unresolved'),
  appeals: narrowed('/admin/appeals'),
  reports: narrowed('/admin/reports'),
  quests: narrowed('/admin/deleteQuest'),
  questCreate: narrowed('/admin/createQuest'),
  questEdit: { path: '/admin/quests/:id/edit', getHref: (id: number | string) => `/admin/quests/${id}/edit` },
  members: narrowed('/admin/members'),
  leaderboard: narrowed('/admin/leaderboard'),
  snapshots: narrowed('/admin/snapshots'),
  snapshotMembers: narrowed('/admin/snapshots/members'),
  audit: narrowed('/admin/audit'),
} as const;
