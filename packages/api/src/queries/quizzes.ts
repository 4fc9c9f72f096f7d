import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { leaderboardKey, quizKey } from '../keys.ts';
import { unwrap } from '../unwrap.ts';

const DAY = 86_400_000;
/** Time after midnight when a new day's quiz is fetched, in ms. Leaves room for clocks that differ a little. */
const AFTER_MIDNIGHT = 30_000;

const dayOf = (time: number) => Math.floor((time - AFTER_MIDNIGHT) / DAY);

/** The member's standing in the quiz, and the streak. Fetched again when the next day's quiz opens, at 00:00 UTC. */
export const quizMemberQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...quizKey, 'member'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pwrQuizzes/auth/user', { signal })),
    refetchInterval: () => DAY - ((Date.now() - AFTER_MIDNIGHT) % DAY),
    // Hidden tabs fetch it when they are shown.
    refetchOnWindowFocus: ({ state }) => (dayOf(state.dataUpdatedAt) === dayOf(Date.now()) ? false : 'always'),
  });

/** A page of the quiz leaderboard. `page` is one-based. */
export const quizLeaderboardQuery = (api: ApiClient, page = 1, limit = 10) =>
  queryOptions({
    queryKey: [...leaderboardKey, 'quiz-page', page, limit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/pwrQuizzes/auth/pwrquizusersleaderboard', { params: { query: { page, limit } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Today's quiz. Fetching it starts the quiz, so fetch it only when the member asks for it. */
export const quizRunQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...quizKey, 'run'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/pwrQuizzes/startQuiz', { signal })),
  });
