// Cache keys. Separate from the queries, because a mutation invalidates keys of pages whose code it must not import.

/** Prefix of everything cached that shows projects, so that one call invalidates all of it. */
export const projectsKey = ['projects'] as const;

/** Prefix of everything cached that shows quests. */
export const questsKey = ['quests'] as const;

/** Prefix of everything cached that shows submissions. */
export const contentKey = ['content'] as const;

/** Key of the points that accepting a submission usually awards. */
export const usualPointsKey = ['usual-points'] as const;

/** Prefix of the notes about members. */
export const notesKey = ['notes'] as const;

/** Key of the sentences that admins keep. */
export const savedRepliesKey = ['saved-replies'] as const;

/** Key of the numbers of what waits for an admin's decision. */
export const waitingKey = ['waiting'] as const;

/** Prefix of everything cached that shows appeals to admins. */
export const appealsKey = ['appeals'] as const;

/** Prefix of everything cached that shows reports to admins. */
export const reportsKey = ['reports'] as const;

/** Prefix of everything cached that shows points. */
export const pointsKey = ['points'] as const;

/** Prefix of everything cached that ranks members. */
export const leaderboardKey = ['leaderboard'] as const;

/** Prefix of everything cached about the daily quiz. */
export const quizKey = ['quiz'] as const;

/** Prefix of everything cached about invitations. */
export const referralsKey = ['referrals'] as const;

/** Prefix of everything cached about the member's notifications. */
export const notificationsKey = ['notifications'] as const;

/** Prefix of everything cached about snapshots of the points. */
export const snapshotsKey = ['snapshots'] as const;
