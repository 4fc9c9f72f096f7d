// What is cached lies under these keys; apart from the queries, since a write names keys of pages that it does not bring.

/** Everything in the cache that shows projects lies under this key, so that one change reaches all of it. */
export const projectsKey = ['projects'] as const;

/** Everything in the cache that shows quests: one step reaches all of it. */
export const questsKey = ['quests'] as const;

/** Everything in the cache that shows submissions: one decision reaches all of it. */
export const contentKey = ['content'] as const;

/** Everything in the cache that tells points: one payment reaches all of it. */
export const pointsKey = ['points'] as const;

/** Everything in the cache that ranks members. */
export const leaderboardKey = ['leaderboard'] as const;

/** Everything in the cache about the quiz of the day. */
export const quizKey = ['quiz'] as const;

/** Everything in the cache about invitations. */
export const referralsKey = ['referrals'] as const;
