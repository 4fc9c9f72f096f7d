const boards = '/api/user/leaderboard';
const feed = '?page=0&itemsPerPage=9';

/**
 * What a page asks the server for first, by a pattern of its address, of which `$1` is the first group: asked while the code
 * is still coming. A call after `+` carries the token of who is signed in. What is not asked for in these very words later is
 * asked for in vain: a journey holds each against what its page asks.
 */
export const firstCalls: readonly (readonly [pattern: string, ...calls: string[]])[] = [
  ['^/(?:airdrop|email-verified|quest/\\d+)?$', '+/api/quests'],
  ['^/pwr-community$', `/api/user/embedcode/all${feed}`],
  ['^/pwr-community\\?show=tiktok$', `/api/tiktokEmbedCodes${feed}`],
  ['^/pwr-community\\?show=youtube$', `/api/youtubeEmbedCodes${feed}`],
  ['^/pwr-community\\?show=memes$', `/api/getMemes${feed}`],
  ['^/leaderboard$', `${boards}/top11?board=all`, `${boards}/topusers?board=all&page=0&limit=10`],
  [
    '^/pwr-quiz-leaderboard$',
    `${boards}/top11?board=quiz`,
    '/api/pwrQuizzes/auth/pwrquizusersleaderboard?page=1&limit=10',
  ],
  ['^/projects$', '/projects?projectDeployment=&sort=&page=0&limit=5&search='],
  ['^/projects/(\\d+)$', '/projects/$1'],
  ['^/profile/(\\d+)$', '/api/users/$1'],
  ['^/user/profile/([\\w.-]+)$', '/api/users/by-name/$1'],
];
