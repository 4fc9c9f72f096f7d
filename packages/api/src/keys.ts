// Cache keys. Separate from the queries, because mutations invalidate keys of pages whose code they must not import.

/** Prefix of everything cached that shows projects, so that one call invalidates all of it. */
export const projectsKey = ['projects'] as const;

/** Prefix of everything cached that shows quests. */
export const questsKey = ['quests'] as const;

/** Prefix of cached submissions and accepted content. */
export const contentKey = ['content'] as const;

/** Key of the points that accepting a submission usually awards. */
export const usualPointsKey = ['usual-points'] as const;

/** Prefix of cached notes about members. */
export const notesKey = ['notes'] as const;

/** Key of the admins' saved replies. */
export const savedRepliesKey = ['saved-replies'] as const;

/** Key of the counts of items that wait for an admin's decision. */
export const waitingKey = ['waiting'] as const;

/** Prefix of cached appeals, which only admins see. */
export const appealsKey = ['appeals'] as const;

/** Prefix of cached reports, which only admins see. */
export const reportsKey = ['reports'] as const;

/** Prefix of cached points histories, the member's activity, and the time of the next daily bonus. */
export const pointsKey = ['points'] as const;

/** Prefix of cached leaderboards and ranks. */
export const leaderboardKey = ['leaderboard'] as const;

/** Prefix of everything cached about the daily quiz. */
export const quizKey = ['quiz'] as const;

/** Prefix of everything cached about invitations. */
export const referralsKey = ['referrals'] as const;

/** Prefix of everything cached about the member's notifications. */
export const notificationsKey = ['notifications'] as const;

/** Prefix of everything cached about points snapshots. */
export const snapshotsKey = ['snapshots'] as const;
