/** A page whose address also says what of it is shown. */
const narrowed = <Path extends string>(path: Path) => ({ path, getHref: (search = '') => `${path}${search}` });

/** The addresses that admins alone go to, like `paths`: no visit of anyone else fetches them. */
export const adminPaths = {
  unresolved: narrowed('/admin/unresolved'),
  quests: narrowed('/admin/deleteQuest'),
  questCreate: narrowed('/admin/createQuest'),
  questEdit: { path: '/admin/quests/:id/edit', getHref: (id: number | string) => `/admin/quests/${id}/edit` },
  members: narrowed('/admin/members'),
  leaderboard: narrowed('/admin/leaderboard'),
  audit: narrowed('/admin/audit'),
} as const;
